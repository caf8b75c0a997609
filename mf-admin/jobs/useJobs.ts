import { freshness, skipPollAttempt, useQuery } from 'kit';
import { AdminJobsDocument, type AdminJobsQuery } from '../gen/graphql';

export type Job = AdminJobsQuery['jobRuns'][number];
export type OutboxSummary = AdminJobsQuery['outboxSummary'];
export type FailedMail = AdminJobsQuery['failedMails'][number];

/** The tasks and the outbox as they stand, asked again every half minute. */
export function useJobs() {
  const { data, previousData, error, loading, refetch } = useQuery(AdminJobsDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: freshness.admin.poll,
    skipPollAttempt,
    notifyOnNetworkStatusChange: true,
  });

  return {
    known: data ?? previousData,
    error,
    loading,
    /** What could not be read again stands as it is until the next poll. */
    async readAgain(): Promise<void> {
      await refetch().catch(() => undefined);
    },
  };
}
