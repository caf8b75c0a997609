import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import {
  EmptyState,
  FailedState,
  freshness,
  Heading,
  Skeleton,
  SkeletonGroup,
  skipPollAttempt,
  Stack,
  Text,
  useQuery,
} from 'kit';
import { LoadMore } from '../dashboard/lists/LoadMore';
import { AuditLogDocument, type AuditLogQuery } from '../gen/graphql';
import { LogTable } from './LogTable';

/** What moderators and administrators have done, newest first. */
export function Log() {
  const { data, error, loading, retry, loadMore } = useAuditLog();

  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={2}>What was done</Heading>
        <Text tone="soft">Entries cannot be changed.</Text>
      </Stack>
      {data?.auditLog.entries.length === 0 ? (
        <EmptyState icon={<ScrollText />} title="Nothing was done yet" level={3}>
          Every decision of a moderator or an administrator appears here.
        </EmptyState>
      ) : data ? (
        <LogTable entries={data.auditLog.entries} />
      ) : error ? (
        <FailedState title="The log could not be loaded" level={3} pending={loading} onRetry={retry}>
          Please check your connection.
        </FailedState>
      ) : (
        <LoadingLog />
      )}
      {data?.auditLog.hasMore && <LoadMore what="entries" onLoad={loadMore} />}
    </Stack>
  );
}

/** The log page by page. Once somebody has read on, it stands still, for a refresh would take the older pages away. */
function useAuditLog() {
  const [hasReadOn, setReadOn] = useState(false);
  const { data, error, loading, refetch, fetchMore } = useQuery(AuditLogDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: hasReadOn ? 0 : freshness.admin.poll,
    skipPollAttempt,
    notifyOnNetworkStatusChange: true,
  });

  return {
    data,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
    async loadMore() {
      setReadOn(true);
      await fetchMore({
        variables: { after: data?.auditLog.endCursor },
        updateQuery: (known, { fetchMoreResult }) => append(known, fetchMoreResult),
      });
    },
  };
}

function append({ auditLog: known }: AuditLogQuery, { auditLog: next }: AuditLogQuery): AuditLogQuery {
  return { auditLog: { ...next, entries: [...known.entries, ...next.entries] } };
}

function LoadingLog() {
  return (
    <SkeletonGroup label="Loading the log">
      <Stack gap={3}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height="2.75rem" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
