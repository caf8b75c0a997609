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
});

/** Invites an address that is not a member's to a prayer chain. */
export function ChainInvitationMail({
  inviter,
  title,
  description,
  siteOrigin,
}: z.output<typeof chainInvitationProps> & Site) {
  return (
    <>
      <Heading as="h1" className="ink" style={styles.heading}>
        {title}
      </Heading>
      <Text className="ink" style={styles.text}>
        {inviter} invites you to a prayer chain: twenty-four hours of a day, each covered by somebody who
        prays.
      </Text>
      {description !== null && (
        <Text className="ink" style={styles.text}>
          {description}
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
