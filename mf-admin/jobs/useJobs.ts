import { useQuery } from 'kit';
import { polled } from '../dashboard/polled';
import { AdminJobsDocument, type AdminJobsQuery } from '../gen/graphql';

export type Job = AdminJobsQuery['jobRuns'][number];
export type OutboxSummary = AdminJobsQuery['outboxSummary'];
export type FailedMail = AdminJobsQuery['failedMails'][number];

/** The tasks and the outbox, polled. */
export function useJobs() {
  const { data, previousData, error, loading, refetch } = useQuery(AdminJobsDocument, polled);

  return {
    data: data ?? previousData,
    error,
    loading,
    /** Never rejects: after a failure the data stays until the next poll. */
    async refetch(): Promise<void> {
      await refetch().catch(() => undefined);
    },
  };
}
