import { Card, Heading, role, space, styled, Text } from 'kit';
import type { DailyQuery } from '../gen/graphql';

interface ChallengeCardProps {
  challenge: DailyQuery['dailyChallenge'];
}

/** The challenge of the day. */
export function ChallengeCard({ challenge: { title, description } }: ChallengeCardProps) {
  return (
    <Challenge>
      <Heading level={2} size="label">
        Daily Challenge
      </Heading>
      <div>
        <Text isStrong>{title}</Text>
        <Text tone="soft">{description}</Text>
      </div>
    </Challenge>
  );
}

const Challenge = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[7]};
  align-items: baseline;

  h2 {
    color: ${role.accent};
  }

  > div {
    flex: 1 1 20rem;
  }
`;
