import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { Card, EmptyState, Heading, SkeletonGroup, SkeletonText, Stack, Text, useQuery } from 'kit';
import { Column } from '../dashboard/Column';
import { polled } from '../dashboard/polled';
import { QueryFailed } from '../dashboard/QueryFailed';
import { useInitialFocus, useFocusAfter } from '../dashboard/headingFocus';
import { PrayersToApproveDocument } from '../gen/graphql';
import { ApprovalCard } from './ApprovalCard';

/** The prayers that wait to be approved, oldest first. */
export function Approvals() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, loading, refetch } = useQuery(PrayersToApproveDocument, polled);
  useInitialFocus(heading);
  const focusHeading = useFocusAfter(heading);

  return (
    <Column gap={6}>
      <Stack gap={2}>
        <Heading level={2} ref={heading} tabIndex={-1}>{t`Waiting to be approved`}</Heading>
        <Text tone="soft">
          <Trans>Only their authors and moderators can read these prayers. The oldest comes first.</Trans>
        </Text>
      </Stack>
      {data ? (
        data.prayersToApprove.length === 0 ? (
          <EmptyState icon={<Check />} title={t`No prayer waits to be approved`} level={3}>
            <Trans>What has to be read first appears here.</Trans>
          </EmptyState>
        ) : (
          data.prayersToApprove.map((prayer) => (
            <ApprovalCard key={prayer.id} prayer={prayer} onDecided={focusHeading} />
          ))
        )
      ) : error ? (
        <QueryFailed title={t`The prayers could not be loaded`} loading={loading} refetch={refetch} />
      ) : (
        <SkeletonGroup label={t`Loading the prayers`}>
          <Card>
            <SkeletonText lines={4} />
          </Card>
        </SkeletonGroup>
      )}
    </Column>
  );
}
