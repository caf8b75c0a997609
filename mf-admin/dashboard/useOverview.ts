import { freshness, skipPollAttempt, useQuery } from 'kit';
import { AdminOverviewDocument, type AdminOverviewQuery } from '../gen/graphql';

export interface SiteOverview {
  stats: AdminOverviewQuery['adminStats'] | null;
  /** How many texts wait to be looked at. */
  waiting: number;
  error: unknown;
  retry: () => void;
}

/** The site's figures and what waits for a moderator, asked again every half minute whichever tab is open. */
export function useOverview(): SiteOverview {
  const { data, previousData, error, refetch } = useQuery(AdminOverviewDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: freshness.admin.poll,
    skipPollAttempt,
  });
  const known = data ?? previousData;

  return {
    stats: known?.adminStats ?? null,
    waiting: known?.moderationCount ?? 0,
    error: known ? null : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
