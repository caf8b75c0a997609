import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Sprout } from 'lucide-react';
import { useState } from 'react';
import {
  Cluster,
  EmptyState,
  Heading,
  RadioGroup,
  Skeleton,
  SkeletonGroup,
  Stack,
  Switch,
  useQuery,
} from 'kit';
import { polled } from '../dashboard/polled';
import { QueryFailed } from '../dashboard/QueryFailed';
import { AdminActivityDocument } from '../gen/graphql';
import { ActivityTable } from './ActivityTable';
import { ChartGrid, Charts } from './Charts';
import { measures, type Day } from './measures';

type Period = '30' | '90';

/** Prayers, amens and active members on each of the last days, as charts or as a table. */
export function Activity() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<Period>('30');
  const [isTable, setTable] = useState(false);

  return (
    <Stack as="section" aria-labelledby="activity" gap={4}>
      <Cluster justify="space-between" gap={4}>
        <Heading level={2} id="activity">{t`Activity`}</Heading>
        <Cluster gap={6}>
          <RadioGroup<Period>
            label={t`Days shown`}
            isLabelHidden
            isInline
            value={period}
            onValueChange={setPeriod}
            options={[
              { value: '30', label: t`30 days` },
              { value: '90', label: t`90 days` },
            ]}
          />
          <Switch label={t`Show as table`} checked={isTable} onCheckedChange={setTable} />
        </Cluster>
      </Cluster>
      <Days period={Number(period)} isTable={isTable} />
    </Stack>
  );
}

/** Requests all 90 days, so that another period needs no request. */
function Days({ period, isTable }: { period: number; isTable: boolean }) {
  const { t } = useLingui();
  const { data, previousData, error, refetch } = useQuery(AdminActivityDocument, polled);
  const known = (data ?? previousData)?.adminActivity;

  if (!known && error) {
    return <QueryFailed title={t`The activity could not be loaded`} refetch={refetch} />;
  }
  if (!known) return <LoadingCharts />;
  const days = known.slice(-period);
  if (!days.some(isBusy)) {
    return (
      <EmptyState
        icon={<Sprout />}
        title={t`${plural(period, { other: 'Nothing happened in the last # days' })}`}
        level={3}
      >
        <Trans>Prayers, amens and active members are counted here day by day.</Trans>
      </EmptyState>
    );
  }
  return isTable ? <ActivityTable days={days} /> : <Charts days={days} />;
}

function isBusy(day: Day): boolean {
  return measures.some(({ name }) => day[name] > 0);
}

function LoadingCharts() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading activity`}>
      <ChartGrid>
        {measures.map(({ name }) => (
          <Skeleton key={name} height="17rem" />
        ))}
      </ChartGrid>
    </SkeletonGroup>
  );
}
