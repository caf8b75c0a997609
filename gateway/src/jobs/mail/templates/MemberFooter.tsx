import { msg } from '@lingui/core/macro';
import { Link } from '@react-email/link';
import { featuresTab } from 'schema/addresses';
import type { Site } from './site';
import { styles } from './styles';

/** The footer of mails to members. */
export function MemberFooter({ productName, siteOrigin, texts: { t } }: Site) {
  return (
    <>
      {t(msg`You receive this because you use ${{ product: productName }}.`)}
      <br />
      <Link className="link" style={styles.footerLink} href={siteOrigin + featuresTab('reminders')}>
        {t(msg`Choose what is sent to you`)}
      </Link>
    </>
  );
}
