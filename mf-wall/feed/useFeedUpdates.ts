import { useEffect } from 'react';
import { freshness, useApolloClient, useLive, useQuery } from 'kit';
import { FeedUpdatesDocument } from '../gen/graphql';
import type { Filters } from '../filters/useFilters';
import { useDue } from './useDue';
import { useLiveCounts, writeCounts } from './useLiveCounts';
import { useNewPrayers, type NewPrayers } from './useNewPrayers';
import { pageSize } from './wallLists';

/** The gateway's maximum. */
const largestPage = 100;

interface ReadFeed {
  /** The shown prayers; null while they are loading. */
  shown: readonly { id: number }[] | null;
  /** They come from the cache and may be outdated. */
  isFromCache: boolean;
}

/**
 * Updates the counts of the shown cards every half minute, or immediately through the live connection, and leaves the
 * shown list unchanged.
 *
 * @returns the number of new prayers above the first shown one
 */
export function useFeedUpdates(filters: Filters, { shown, isFromCache }: ReadFeed): number {
  const isDue = useDue(shown !== null, isFromCache, freshness.feed.poll);
  const { data, previousData } = useQuery(FeedUpdatesDocument, {
    variables: { ...filters, first: Math.min(largestPage, Math.max(pageSize, shown?.length ?? 0)) },
    // Must not replace the shown list in the cache.
    fetchPolicy: 'no-cache',
    ...useLive('wall', freshness.feed.poll),
    skip: !isDue,
  });
  const polled = (data ?? previousData)?.prayers.prayers;
  const { cache } = useApolloClient();
  useLiveCounts();

  useEffect(() => {
    if (polled) writeCounts(cache, polled);
  }, [cache, polled]);

  const newPrayers = useNewPrayers(filters);
  const isNewestFirst = filters.sort === 'recent' && !filters.search;
  return isNewestFirst && shown ? countWaiting(shown, polled ?? [], newPrayers) : 0;
}

/** The prayers that a poll found above the first shown one, and those of live updates since, each counted once. */
function countWaiting(
  shown: readonly { id: number }[],
  polled: readonly { id: number }[],
  { added, gone }: NewPrayers,
): number {
  const newestShown = Math.max(0, ...shown.map(({ id }) => id));
  const waiting = new Set([
    ...idsBefore(polled, shown),
    // Ids grow, so a lower one belongs further down, on a loaded page or a later one.
    ...added.filter((id) => id > newestShown),
  ]);
  return [...waiting].filter((id) => !gone.has(id)).length;
}

function idsBefore(polled: readonly { id: number }[], shown: readonly { id: number }[]): number[] {
  const known = new Set(shown.map(({ id }) => id));
  const firstKnown = polled.findIndex(({ id }) => known.has(id));
  return polled.slice(0, firstKnown === -1 ? polled.length : firstKnown).map(({ id }) => id);
}
