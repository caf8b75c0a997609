import { Trans, useLingui } from '@lingui/react/macro';
import { Card, FailedState, Heading, SkeletonGroup, Stack, styled, Text } from 'kit';
import type { Daily } from '../features/useDaily';
import { DailyVerse } from './DailyVerse';
import { DailyVerseSkeleton } from './DailyVerseSkeleton';
import { themes } from './themes';

/** The verse of the day, and an explanation of the daily scripture. */
export function ScriptureView({ daily }: { daily: Daily }) {
  const { t } = useLingui();
  const translation = daily.state === 'full' ? daily.scripture.translation : null;
  return (
    <Stack gap={6}>
      <Verse daily={daily} />
      <About tone="sunken" padding="large">
        <Stack gap={4}>
          <Heading level={2} size="subheading">{t`About Daily Scripture`}</Heading>
          <Text>{t`Every day brings one verse to read, to keep and to pray with. Thirty verses take turns, each with one of these themes: ${{
            themes: Object.values(themes)
              .map((theme) => t(theme))
              .join(', '),
          }}.`}</Text>
          {translation !== null && (
            <Text size="small" tone="soft">
              {t`The words are those of the ${{ translation }}, which is in the public domain.`}
            </Text>
          )}
        </Stack>
      </About>
    </Stack>
  );
}

/** As wide as the verse, which leads. */
const About = styled(Card)`
  width: 100%;
  max-width: 42rem;
  margin-inline: auto;
`;

function Verse({ daily }: { daily: Daily }) {
  const { t } = useLingui();
  switch (daily.state) {
    case 'failed':
      return (
        <FailedState title={t`Today’s scripture could not be loaded`} onRetry={daily.retry}>
          <Trans>Please check your connection.</Trans>
        </FailedState>
      );
    case 'loading':
      return (
        <SkeletonGroup label={t`Loading today’s scripture`}>
          <DailyVerseSkeleton />
        </SkeletonGroup>
      );
    case 'full':
      return <DailyVerse scripture={daily.scripture} isAlone />;
  }
}
