import { Button, Heading, Text } from '@react-email/components';
import { z } from 'zod';
import type { Site } from './site';
import { styles } from './styles';

/** What a mail to a subscriber needs for its links. */
export const subscriberProps = z.object({ token: z.string() });

/** Asks the owner of an address whether they want the weekly digest. */
export function ConfirmSubscriptionMail({
  token,
  productName,
  siteOrigin,
}: z.output<typeof subscriberProps> & Site) {
  return (
    <>
      <Heading as="h1" className="ink" style={styles.heading}>
        Please confirm your subscription
      </Heading>
      <Text className="ink" style={styles.words}>
        Somebody asked for the weekly digest of {productName}, prayers and testimonies of the week, to be sent
        to this address. If that was you, please confirm it.
      </Text>
      <Button
        className="button"
        style={styles.button}
        href={`${siteOrigin}/newsletter/confirm?token=${token}`}
      >
        Confirm subscription
      </Button>
    </>
  );
}

/** Below it: what happens without an answer. */
export function UnaskedFooter() {
  return (
    <>
      If it was not you, you need do nothing: without your confirmation nothing is sent, and this address is
      forgotten within seven days.
    </>
  );
}
