import { Card, Heading, Stack, Text } from 'kit';
import type { DailyQuery } from '../gen/graphql';

interface ChallengeCardProps {
  challenge: DailyQuery['dailyChallenge'];
}

/** The challenge of the day. */
export function ChallengeCard({ challenge: { title, description } }: ChallengeCardProps) {
  return (
    <Card tone="highlight" padding="large">
      <Stack gap={4}>
        <Heading level={2} size="subheading">
          Daily Challenge
        </Heading>
        <Stack gap={2}>
          <Text size="lead" isStrong>
            {title}
          </Text>
          <Text>{description}</Text>
        </Stack>
      </Stack>
    </Card>
  );
}
