import { Badge, Card, Cluster, Heading, Stack, Text } from 'kit';
import type { DailyQuery } from '../gen/graphql';
import { tintOf } from './themes';

interface ScriptureCardProps {
  scripture: DailyQuery['dailyScripture'];
}

/** The verse of the day. */
export function ScriptureCard({ scripture: { verse, reference, theme } }: ScriptureCardProps) {
  return (
    <Card padding="large">
      <Stack gap={4}>
        <Cluster gap={3} justify="space-between">
          <Heading level={2} size="subheading">
            Daily Scripture
          </Heading>
          {theme && <Badge tone={tintOf(theme)}>{theme}</Badge>}
        </Cluster>
        <Stack as="figure" gap={3}>
          <blockquote>
            <Text size="scripture">{verse}</Text>
          </blockquote>
          <Text as="figcaption" isStrong>
            {reference}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}
