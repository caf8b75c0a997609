import { Link } from '@react-email/components';
import type { Site } from './site';
import { styles } from './styles';

/** Below what subscribers of the weekly digest receive. */
export function SubscriberFooter({ productName, siteOrigin, token }: Site & { token: string }) {
  return (
    <>
      You receive this because you subscribed to the weekly digest of {productName}.
      <br />
      <Link
        className="link"
        style={styles.footerLink}
        href={`${siteOrigin}/newsletter/preferences?token=${token}`}
      >
        Choose when it comes
      </Link>
      <br />
      <Link
        className="link"
        style={styles.footerLink}
        href={`${siteOrigin}/newsletter/unsubscribe?token=${token}`}
      >
        Unsubscribe
      </Link>
    </>
  );
}
