import { msg } from '@lingui/core/macro';
import { Link } from '@react-email/link';
import { newsletterPage } from 'schema/addresses';
import type { Site } from './site';
import { styles } from './styles';

export const chooseWhen = msg({ message: 'Choose when it comes', comment: 'The weekly digest by e-mail.' });

/** The footer of mails to subscribers of the weekly digest. */
export function SubscriberFooter({ productName, siteOrigin, token, texts: { t } }: Site & { token: string }) {
  return (
    <>
      {t(msg`You receive this because you subscribed to the weekly digest of ${{ product: productName }}.`)}
      <br />
      <Link
        className="link"
        style={styles.footerLink}
        href={siteOrigin + newsletterPage('preferences', token)}
      >
        {t(chooseWhen)}
      </Link>
      <br />
      <Link
        className="link"
        style={styles.footerLink}
        href={siteOrigin + newsletterPage('unsubscribe', token)}
      >
        {t(msg({ message: 'Unsubscribe', comment: 'Title and button: ends the weekly digest.' }))}
      </Link>
    </>
  );
}
