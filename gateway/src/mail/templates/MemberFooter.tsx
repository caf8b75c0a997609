import { Link } from '@react-email/components';
import type { Site } from './site';
import { styles } from './styles';

/** Below what members are told. */
export function MemberFooter({ productName, siteOrigin }: Site) {
  return (
    <>
      You receive this because you use {productName}.
      <br />
      <Link className="link" style={styles.footerLink} href={`${siteOrigin}/features?tab=reminders`}>
        Choose what is sent to you
      </Link>
    </>
  );
}
