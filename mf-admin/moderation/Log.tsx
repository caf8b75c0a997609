import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ScrollText } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyState, Heading, LoadMore, Skeleton, SkeletonGroup, Stack, Text, useQuery } from 'kit';
import { polled } from '../dashboard/polled';
import { QueryFailed } from '../dashboard/QueryFailed';
import { AuditLogDocument } from '../gen/graphql';
import '../typePolicies';
import { LogTable } from './LogTable';

/** The actions of moderators and administrators, newest first. */
export function Log() {
  const { t } = useLingui();
  const { data, error, loading, refetch, loadMore } = useAuditLog();
  const rows = useRef<HTMLTableSectionElement>(null);

  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2}>{t`What was done`}</Heading>
        <Text tone="soft">{t`Entries cannot be changed.`}</Text>
      </Stack>
      {data?.auditLog.entries.length === 0 ? (
        <EmptyState icon={<ScrollText />} title={t`Nothing was done yet`} level={3}>
          <Trans>Every decision of a moderator or an administrator appears here.</Trans>
        </EmptyState>
      ) : data ? (
        <LogTable entries={data.auditLog.entries} rows={rows} />
      ) : error ? (
        <QueryFailed title={t`The log could not be loaded`} loading={loading} refetch={refetch} />
      ) : (
        <LoadingLog />
      )}
      {data?.auditLog.hasMore && (
        <LoadMore
          failure={t`More entries could not be loaded.`}
          list={rows}
          added={(count) => t`${plural(count, { one: '# more entry', other: '# more entries' })}`}
          onLoad={loadMore}
        />
      )}
    </Stack>
  );
}

/** The log page by page. Polling ends with the second page, because a new first page replaces the list. */
function useAuditLog() {
  const [hasOlder, setHasOlder] = useState(false);
  const { data, error, loading, refetch, fetchMore } = useQuery(AuditLogDocument, {
    ...polled,
    nextFetchPolicy: 'cache-first',
    pollInterval: hasOlder ? 0 : polled.pollInterval,
  });

  return {
    data,
    error,
    loading,
    refetch,
    async loadMore() {
      setHasOlder(true);
      await fetchMore({ variables: { after: data?.auditLog.endCursor } });
    },
  };
}

function LoadingLog() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the log`}>
      <Stack gap={3}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height="2.75rem" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
