import { Link } from '@react-email/components';
import { featuresTab } from 'schema/addresses';
import type { Site } from './site';
import { styles } from './styles';

/** The footer of mails to members. */
export function MemberFooter({ productName, siteOrigin }: Site) {
  return (
    <>
      You receive this because you use {productName}.
      <br />
      <Link className="link" style={styles.footerLink} href={siteOrigin + featuresTab('reminders')}>
        Choose what is sent to you
      </Link>
    </>
  );
}
