import { Card, Heading, media, Progress, role, space, Stack, styled, Text, type, useQuery } from 'kit';
import { JourneyDocument } from '../gen/graphql';
import { levelOf, pointsInLevel, streakIcon, titleOf } from './titles';

/** The member's own way so far: beside the wall on very wide screens, above it on others, closed until asked for. */
export function JourneyPanel() {
  const { data } = useQuery(JourneyDocument);
  const viewer = data?.viewer;
  if (!viewer) return null;

  const points = viewer.experiencePoints ?? 0;
  const level = viewer.spiritualLevel ?? levelOf(points);
  const streak = viewer.prayerStreak ?? 1;
  const counters = [
    { label: 'Prayers', count: viewer.totalPrayers ?? 1 },
    { label: 'Amens', count: viewer.totalAmens ?? 3 },
    { label: 'Encouragements', count: viewer.totalEncouragements ?? 1 },
    { label: 'Praises', count: viewer.totalPraises ?? 1 },
  ];

  const content = (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text isStrong>
          Level {level}: {titleOf(level)}
        </Text>
        <Text size="small" tone="soft">
          {streakIcon(streak)} {streak === 1 ? '1 day' : `${streak} days`} in a row
        </Text>
      </Stack>
      <Progress
        label="On the way to the next level"
        value={pointsInLevel(points)}
        max={100}
        valueText={`${pointsInLevel(points)} of 100 points`}
      />
      <Counters>
        {counters.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </Counters>
    </Stack>
  );

  return (
    <>
      <Wide>
        <Card padding="small">
          <Stack gap={4}>
            <Heading level={2} size="label">
              Your Spiritual Journey
            </Heading>
            {content}
          </Stack>
        </Card>
      </Wide>
      <Narrow>
        <summary>Your Spiritual Journey</summary>
        {content}
      </Narrow>
    </>
  );
}

const Wide = styled.div`
  display: none;

  @media ${media.wide} {
    position: sticky;
    top: 5rem;
    display: block;
  }
`;

const Narrow = styled.details`
  padding: ${space[3]} ${space[4]};
  background: ${role.surfaceRaised};
  border: 1px solid ${role.line};
  border-radius: 0.75rem;

  summary {
    ${type.label}
    min-height: 1.75rem;
    cursor: pointer;
  }

  &[open] summary {
    padding-bottom: ${space[3]};
  }

  @media ${media.wide} {
    display: none;
  }
`;

const Counters = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    ${type.caption}
    color: ${role.inkSoft};
  }

  dd {
    ${type.subheading}
  }
`;
