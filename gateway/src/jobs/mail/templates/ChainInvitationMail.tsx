import { Button, Heading, Text } from '@react-email/components';
import { z } from 'zod';
import { featuresTab } from 'schema/addresses';
import type { Site } from './site';
import { styles } from './styles';

export const chainInvitationProps = z.object({
  /** Display name of the chain's creator. */
  inviter: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  /** For the link to get no more invitations; mails of earlier versions have none. */
  token: z.string().nullish(),
});

export type ChainInvitation = z.output<typeof chainInvitationProps>;

/** Invites an address that is not a member's to a prayer chain. */
export function ChainInvitationMail({
  inviter,
  title,
  description,
  productName,
  siteOrigin,
}: ChainInvitation & Site) {
  return (
    <>
      <Heading as="h1" className="ink" style={styles.heading}>
        You are invited to a prayer chain
      </Heading>
      <Text className="ink" style={styles.text}>
        A prayer chain is twenty-four hours of a day, each covered by somebody who prays. A member of{' '}
        {productName} invites you to one. In their own words:
      </Text>
      <Text className="ink" style={styles.quote}>
        {inviter}: “{title}”
      </Text>
      {description !== null && (
        <Text className="ink" style={styles.quote}>
          “{description}”
        </Text>
      )}
      <Text className="ink" style={styles.text}>
        Sign in with the address that this letter came to, and choose an hour.
      </Text>
      <Button className="button" style={styles.button} href={siteOrigin + featuresTab('chains')}>
        See the prayer chain
      </Button>
    </>
  );
}
