import { msg } from '@lingui/core/macro';
import { Text } from '@react-email/text';
import { z } from 'zod';
import { featuresTab } from 'schema/addresses';
import type { Site } from './site';
import { Action, MainHeading, Paragraph } from './parts';
import { besideRule, styles } from './styles';

export const chainInvitationProps = z.object({
  /** Display name of the chain's creator. */
  inviter: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  /** For the link to get no more invitations; mails of earlier versions have none. */
  token: z.string().nullish(),
});

export type ChainInvitation = z.output<typeof chainInvitationProps>;

export const invited = msg`You are invited to a prayer chain`;

/** Invites an address that is not a member's to a prayer chain. */
export function ChainInvitationMail({
  inviter,
  title,
  description,
  productName,
  siteOrigin,
  texts: { t, dir },
}: ChainInvitation & Site) {
  const quote = { ...styles.quote, ...besideRule(dir) };
  return (
    <>
      <MainHeading>{t(invited)}</MainHeading>
      <Paragraph>
        {t(
          msg`A prayer chain is twenty-four hours of a day, each covered by somebody who prays. A member of ${{ product: productName }} invites you to one. In their own words:`,
        )}
      </Paragraph>
      <Text className="ink" style={quote}>
        {t(
          msg({
            message: '{inviter}: “{title}”',
            comment:
              'Who invites to a prayer chain, and its title, with the quotation marks of the language.',
          }),
          { inviter, title },
        )}
      </Text>
      {description !== null && (
        <Text className="ink" style={quote}>
          {t(
            msg({
              message: '“{words}”',
              comment: 'Words of a member, with the quotation marks of the language.',
            }),
            { words: description },
          )}
        </Text>
      )}
      <Paragraph>{t(msg`Sign in with the address that this letter came to, and choose an hour.`)}</Paragraph>
      <Action href={siteOrigin + featuresTab('chains')}>{t(msg`See the prayer chain`)}</Action>
    </>
  );
}
