import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { newsletterPage } from 'schema/addresses';
import type { Site } from './site';
import { Action, MainHeading, Paragraph } from './parts';

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
      <MainHeading>{t(pleaseConfirm)}</MainHeading>
      <Paragraph>
        {t(
          msg`Somebody asked for the weekly digest of ${{ product: productName }}, prayers and testimonies of the week, to be sent to this address. If that was you, please confirm it.`,
        )}
      </Paragraph>
      <Action href={siteOrigin + newsletterPage('confirm', token)}>{t(msg`Confirm subscription`)}</Action>
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
