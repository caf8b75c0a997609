import { useQuery, useSession } from 'kit';
import { AdminOverviewDocument, ModeratorOverviewDocument, type AdminOverviewQuery } from '../gen/graphql';
import { polled } from './polled';

export interface SiteOverview {
  /** Null for moderators who are no administrators. */
  stats: AdminOverviewQuery['adminStats'] | null;
  /** The number of texts in the moderation queue. */
  reports: number;
  /** The number of prayers that wait to be approved. */
  approvals: number;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** The site's figures and the lengths of the two queues, polled whichever tab is open. */
export function useOverview(): SiteOverview {
  const { person } = useSession();
  const isAdmin = person?.isSiteAdmin ?? false;
  const all = useQuery(AdminOverviewDocument, { ...polled, skip: !isAdmin });
  const queues = useQuery(ModeratorOverviewDocument, { ...polled, skip: isAdmin });
  const stats = all.data ?? all.previousData;
  const counts = stats ?? queues.data ?? queues.previousData;
  const { error, refetch } = isAdmin ? all : queues;
  const approvals = counts?.approvalCount ?? 0;

  return {
    stats: stats?.adminStats ?? null,
    reports: (counts?.moderationCount ?? 0) - approvals,
    approvals,
    error: counts ? null : error,
    refetch,
  };
}
