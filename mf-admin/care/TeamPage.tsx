import { Trans, useLingui } from '@lingui/react/macro';
import { HeartHandshake, Printer } from 'lucide-react';
import { printPage } from 'schema/addresses';
import {
  Button,
  Card,
  Cluster,
  EmptyState,
  Page,
  PageHeading,
  readFailure,
  SkeletonGroup,
  SkeletonText,
  Stack,
  Text,
  usePageReady,
  useQuery,
} from 'kit';
import { AdminNotFound } from '../dashboard/AdminNotFound';
import { polled } from '../dashboard/polled';
import { QueryFailed } from '../dashboard/QueryFailed';
import { TeamPrayersDocument } from '../gen/graphql';
import { CareCaseCard } from './CareCaseCard';

/** The prayers that were confided to the prayer team (contract, section 11). Everybody else sees the not-found page. */
export function TeamPage() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(TeamPrayersDocument, polled);
  usePageReady(Boolean(data ?? error));
  const code = error && readFailure(error).code;
  if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return <AdminNotFound />;

  return (
    <Page width="text">
      <Stack gap={6}>
        <Cluster justify="space-between" gap={3}>
          <PageHeading title={t`The prayer team`} />
          <Button as="a" href={printPage} variant="quiet" size="small" icon={<Printer />}>
            <Trans>Print the wall</Trans>
          </Button>
        </Cluster>
        <Text tone="soft">
          <Trans>
            What was confided to you. No search finds these prayers, and each reading of their pages is
            recorded. Whoever waits longest comes first.
          </Trans>
        </Text>
        {data ? (
          data.teamPrayers.length === 0 ? (
            <EmptyState icon={<HeartHandshake />} title={t`Nothing waits for you`} level={2}>
              <Trans>Prayers that are for the team alone appear here.</Trans>
            </EmptyState>
          ) : (
            data.teamPrayers.map((careCase) => <CareCaseCard key={careCase.prayer.id} careCase={careCase} />)
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
      </Stack>
    </Page>
  );
}
