import { msg } from '@lingui/core/macro';
import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import { z } from 'zod';
import { newsletterPage } from 'schema/addresses';
import type { Site } from './site';
import { styles } from './styles';

/** For the links in a mail to a subscriber. */
export const subscriberProps = z.object({ token: z.string() });

export const pleaseConfirm = msg`Please confirm your subscription`;

/** Lets the owner of an address confirm the weekly digest. */
export function ConfirmSubscriptionMail({
  token,
  productName,
  siteOrigin,
  texts: { t },
}: z.output<typeof subscriberProps> & Site) {
  return (
    <>
      <Heading as="h1" className="ink" style={styles.heading}>
        {t(pleaseConfirm)}
      </Heading>
      <Text className="ink" style={styles.text}>
        {t(
          msg`Somebody asked for the weekly digest of ${{ product: productName }}, prayers and testimonies of the week, to be sent to this address. If that was you, please confirm it.`,
        )}
      </Text>
      <Button className="button" style={styles.button} href={siteOrigin + newsletterPage('confirm', token)}>
        {t(msg`Confirm subscription`)}
      </Button>
    </>
  );
}

/** Its footer, for people who did not subscribe. */
export function UnrequestedFooter({ texts: { t } }: Site) {
  return (
    <>
      {t(
        msg`If it was not you, you need do nothing: without your confirmation nothing is sent, and this address is forgotten within seven days.`,
      )}
    </>
  );
}
