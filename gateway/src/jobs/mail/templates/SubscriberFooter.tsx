import { Link } from '@react-email/components';
import { newsletterPage } from 'schema/addresses';
import type { Site } from './site';
import { styles } from './styles';

/** The footer of mails to subscribers of the weekly digest. */
export function SubscriberFooter({ productName, siteOrigin, token }: Site & { token: string }) {
  return (
    <>
      You receive this because you subscribed to the weekly digest of {productName}.
      <br />
      <Link
        className="link"
        style={styles.footerLink}
        href={siteOrigin + newsletterPage('preferences', token)}
      >
        Choose when it comes
      </Link>
      <br />
      <Link
        className="link"
        style={styles.footerLink}
        href={siteOrigin + newsletterPage('unsubscribe', token)}
      >
        Unsubscribe
      </Link>
    </>
  );
}
