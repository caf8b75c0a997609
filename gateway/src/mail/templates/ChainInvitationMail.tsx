import { Button, Heading, Text } from '@react-email/components';
import { z } from 'zod';
import type { Site } from './site';
import { styles } from './styles';

export const chainInvitationProps = z.object({
  /** Display name of whoever made the chain. */
  inviter: z.string(),
  title: z.string(),
  description: z.string().nullable(),
});

/** Tells an address that is no member's yet that it is invited to a chain. */
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
      <Text className="ink" style={styles.words}>
        {inviter} invites you to a prayer chain: twenty-four hours of a day, each covered by somebody who
        prays.
      </Text>
      {description !== null && (
        <Text className="ink" style={styles.words}>
          {description}
        </Text>
      )}
      <Text className="ink" style={styles.words}>
        Sign in with the address that this letter came to, and choose an hour.
      </Text>
      <Button className="button" style={styles.button} href={`${siteOrigin}/features?tab=chains`}>
        See the prayer chain
      </Button>
    </>
  );
}
