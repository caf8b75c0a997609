import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing, BookOpen, Clock, UsersRound, type LucideIcon } from 'lucide-react';
import {
  Card,
  FailedState,
  Grid,
  Heading,
  Link,
  media,
  Skeleton,
  SkeletonGroup,
  Stack,
  styled,
  Text,
} from 'kit';
import { wall, type FeaturesTab } from 'schema/addresses';
import { ChallengeCard } from '../challenge/ChallengeCard';
import { DailyVerse } from '../scripture/DailyVerse';
import { DailyVerseSkeleton } from '../scripture/DailyVerseSkeleton';
import { SummaryCard } from './SummaryCard';
import type { Daily } from './useDaily';
import { useToday } from './useToday';

/** The overview tab: the texts of the day, a card for each feature, and the community's figures. */
export function Overview({ daily }: { daily: Daily }) {
  const { t } = useLingui();
  const today = useToday();
  return (
    <Stack gap={9}>
      <DailyWords daily={daily} />
      <Stack gap={4}>
        <Heading level={2} size="subheading">{t`Everything in one place`}</Heading>
        <Summaries gap={4}>
          {summaries.map(({ title, text, ...summary }) => (
            <SummaryCard
              key={summary.tab}
              title={t(title)}
              text={t(text)}
              today={today[summary.tab] ?? null}
              {...summary}
            />
          ))}
        </Summaries>
      </Stack>
      <Card tone="accent" padding="large">
        <Stack gap={3}>
          <Heading level={2} size="subheading">{t`You never pray alone`}</Heading>
          <Text>
            <Trans>
              Behind every reminder, every hour of a chain and every group stands a community that carries one
              another before God. Begin small, come as you are, and stay as long as you like.
            </Trans>
          </Text>
          <Text>
            <WallLink to={wall}>{t`Visit the Prayer Wall`}</WallLink>
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}

const summaries: { tab: FeaturesTab; title: MessageDescriptor; text: MessageDescriptor; Icon: LucideIcon }[] =
  [
    {
      tab: 'reminders',
      title: msg`Prayer Reminders`,
      text: msg`Choose a time, and we will remind you to pray: every day, week or month.`,
      Icon: BellRing,
    },
    {
      tab: 'chains',
      title: msg`Prayer Chains`,
      text: msg`Share the hours of a day with others, so that prayer never stops.`,
      Icon: Clock,
    },
    {
      tab: 'groups',
      title: msg`Prayer Groups`,
      text: msg`Meet people who pray about what moves you too.`,
      Icon: UsersRound,
    },
    {
      tab: 'scripture',
      title: msg`Words of Scripture`,
      text: msg`Read a verse for today, and what its theme means.`,
      Icon: BookOpen,
    },
  ];

function DailyWords({ daily }: { daily: Daily }) {
  const { t } = useLingui();
  if (daily.state === 'failed') {
    return (
      <FailedState title={t`Today’s words could not be loaded`} onRetry={daily.retry}>
        <Trans>Please check your connection.</Trans>
      </FailedState>
    );
  }
  if (daily.state === 'loading') {
    return (
      <SkeletonGroup label={t`Loading today’s words`}>
        <Stack gap={6}>
          <DailyVerseSkeleton />
          <Skeleton height="5.5rem" />
        </Stack>
      </SkeletonGroup>
    );
  }
  return (
    <Stack gap={6}>
      <DailyVerse scripture={daily.scripture} />
      <ChallengeCard challenge={daily.challenge} />
    </Stack>
  );
}

/** On its own line, as high as a touch target. */
const WallLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;

/** One, two or four columns, so that no card is alone in the last row. */
const Summaries = styled(Grid)`
  grid-template-columns: minmax(0, 1fr);

  @media ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
