import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import {
  Button,
  Candle,
  Card,
  Heading,
  media,
  Progress,
  role,
  SkeletonGroup,
  SkeletonText,
  space,
  Stack,
  styled,
  Text,
  type,
  useLocation,
  usePageQuery,
} from 'kit';
import { journey } from 'schema/addresses';
import { figure } from '../filters/figure';
import { JourneyDocument, type JourneyQuery } from '../gen/graphql';
import { levelOf, pointsInLevel, streakCandles, titleOf } from './titles';

/** The member's progress: beside the wall on very wide screens, otherwise below it. */
export function JourneyPanel() {
  const { t } = useLingui();
  const { data, error, refetch } = usePageQuery(JourneyDocument, {});
  const isSignedOut = data !== undefined && data.viewer === null;
  const heading = useLinkedHeading(data !== undefined);
  if (isSignedOut) return null;

  const content = data?.viewer ? (
    <Journey viewer={data.viewer} />
  ) : error ? (
    <Stack gap={3} align="start">
      <Text tone="soft">{t`Your journey could not be loaded.`}</Text>
      <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
        <Trans>Try Again</Trans>
      </Button>
    </Stack>
  ) : (
    <SkeletonGroup label={t`Loading your journey`}>
      <SkeletonText lines={6} />
    </SkeletonGroup>
  );

  return (
    <Place padding="small">
      <Stack gap={4}>
        <Heading ref={heading} level={2} size="label" tabIndex={-1}>
          <Trans>Your Spiritual Journey</Trans>
        </Heading>
        {content}
      </Stack>
    </Place>
  );
}

/** A link to the journey leads to its heading, once it has its figures. */
function useLinkedHeading(isLoaded: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash, key } = useLocation();
  const isLinked = pathname + hash === journey;
  useEffect(() => {
    if (isLinked && isLoaded) heading.current?.focus();
  }, [isLinked, isLoaded, key]);
  return heading;
}

/** Shown where a figure is missing, never in place of 0 (specification, section 9). */
const missing = { streak: 1, prayers: 1, amens: 3, encouragements: 1, praises: 1 };

function Journey({ viewer }: { viewer: NonNullable<JourneyQuery['viewer']> }) {
  const { t } = useLingui();
  const points = viewer.experiencePoints ?? 0;
  const level = viewer.spiritualLevel ?? levelOf(points);
  const streak = viewer.prayerStreak ?? missing.streak;
  const counters = [
    { label: t`Prayers`, count: viewer.totalPrayers ?? missing.prayers },
    { label: t`Amens`, count: viewer.totalAmens ?? missing.amens },
    { label: t`Encouragements`, count: viewer.totalEncouragements ?? missing.encouragements },
    {
      label: t({ message: 'Praises', comment: 'How many testimonies the member has given' }),
      count: viewer.totalPraises ?? missing.praises,
    },
  ];

  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Title>{t`Level ${level}: ${{ title: titleOf(level) }}`}</Title>
        <Streak>
          {Array.from({ length: streakCandles(streak) }, (_, index) => (
            <Candle key={index} isLit size="small" />
          ))}
          {streak === 0
            ? t`0 days in a row. Today is a good day to begin.`
            : t`${plural(streak, { one: '1 day in a row', other: '# days in a row' })}`}
        </Streak>
      </Stack>
      <Progress
        label={t`Next level`}
        value={pointsInLevel(points)}
        max={100}
        valueText={t`${{ points: pointsInLevel(points) }} of 100 XP`}
      />
      <Counters>
        {counters.map(({ label, count }) => (
          <div key={label} data-begun={count > 0 || undefined}>
            <dt>
              <Candle isLit={count > 0} size="small" />
              {label}
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </Counters>
    </Stack>
  );
}

const Place = styled(Card)`
  @media ${media.wide} and (min-height: 40em) {
    position: sticky;
    top: 5rem;
  }
`;

const Title = styled.p`
  ${type.subheading}
`;

/** Not in the lighter serif: for one line the whole wall would load its file, and be laid out again. */
const Streak = styled.p`
  ${type.body}
  line-height: 1.4;
  text-wrap: pretty;

  > span {
    margin-inline-end: ${space[1]};
    font-size: 0.8em;
    vertical-align: -0.15em;

    &:last-of-type {
      margin-inline-end: ${space[2]};
    }
  }
`;

const Counters = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${space[2]} ${space[7]};

  div {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    justify-content: space-between;
  }

  dt {
    ${type.small}
    display: flex;
    gap: ${space[2]};
    align-items: center;
    color: ${role.inkSoft};
  }

  dd {
    ${figure}
  }

  /* What has not begun waits with an unlit candle, and its zero is quiet. */
  div:not([data-begun]) dd {
    color: ${role.inkSoft};
  }
`;
