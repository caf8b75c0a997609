import { useQuery } from 'kit';
import { AdminOverviewDocument, type AdminOverviewQuery } from '../gen/graphql';
import { polled } from './polled';

export interface SiteOverview {
  stats: AdminOverviewQuery['adminStats'] | null;
  /** The number of texts in the moderation queue. */
  waiting: number;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** The site's figures and the length of the moderation queue, polled whichever tab is open. */
export function useOverview(): SiteOverview {
  const { data, previousData, error, refetch } = useQuery(AdminOverviewDocument, polled);
  const known = data ?? previousData;

  return {
    stats: known?.adminStats ?? null,
    waiting: known?.moderationCount ?? 0,
    error: known ? null : error,
    refetch,
  };
}
