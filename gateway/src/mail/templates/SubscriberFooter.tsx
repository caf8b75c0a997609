import { Link } from '@react-email/components';
import type { Site } from './site';
import { styles } from './styles';

/** Below what subscribers of the weekly digest receive. */
export function SubscriberFooter({ productName, siteOrigin, token }: Site & { token: string }) {
  return (
    <>
      You receive this because you subscribed to the weekly digest of {productName}.{' '}
      <Link className="link" style={styles.link} href={`${siteOrigin}/newsletter/preferences?token=${token}`}>
        Choose when it comes
      </Link>
      {' · '}
      <Link className="link" style={styles.link} href={`${siteOrigin}/newsletter/unsubscribe?token=${token}`}>
        Unsubscribe
      </Link>
    </>
  );
}
