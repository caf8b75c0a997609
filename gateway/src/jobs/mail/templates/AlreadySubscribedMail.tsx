import { msg } from '@lingui/core/macro';
import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import type { z } from 'zod';
import { newsletterPage } from 'schema/addresses';
import type { subscriberProps } from './ConfirmSubscriptionMail';
import type { Site } from './site';
import { styles } from './styles';
import { chooseWhen } from './SubscriberFooter';

export const alreadySubscribed = msg`You are subscribed already`;

/** Only the owner of the address learns that it is subscribed already; the site's response is the same for all. */
export function AlreadySubscribedMail({
  token,
  productName,
  siteOrigin,
  texts: { t },
}: z.output<typeof subscriberProps> & Site) {
  return (
    <>
      <Heading as="h1" className="ink" style={styles.heading}>
        {t(alreadySubscribed)}
      </Heading>
      <Text className="ink" style={styles.text}>
        {t(
          msg`Somebody asked for the weekly digest of ${{ product: productName }} to be sent to this address. It is subscribed already, so nothing has changed.`,
        )}
      </Text>
      <Button
        className="button"
        style={styles.button}
        href={siteOrigin + newsletterPage('preferences', token)}
      >
        {t(chooseWhen)}
      </Button>
    </>
  );
}
