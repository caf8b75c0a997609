import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import { newsletterPage } from 'schema/addresses';
import type { subscriberProps } from './ConfirmSubscriptionMail';
import type { Site } from './site';
import { Action, MainHeading, Paragraph } from './parts';
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
      <MainHeading>{t(alreadySubscribed)}</MainHeading>
      <Paragraph>
        {t(
          msg`Somebody asked for the weekly digest of ${{ product: productName }} to be sent to this address. It is subscribed already, so nothing has changed.`,
        )}
      </Paragraph>
      <Action href={siteOrigin + newsletterPage('preferences', token)}>{t(chooseWhen)}</Action>
    </>
  );
}
