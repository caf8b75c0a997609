import { useEffect, useState } from 'react';
import { freshness, useApolloClient, useLive, useQuery } from 'kit';
import { FeedUpdatesDocument } from '../gen/graphql';
import type { Filters } from '../filters/useFilters';
import { useLiveCounts, writeCounts } from './useLiveCounts';
import { useNewPrayers, type NewPrayers } from './useNewPrayers';
import { pageSize } from './wallLists';

/** The gateway gives no more at once. */
const largestPage = 100;

interface ReadFeed {
  /** The prayers that are shown; null until they are. */
  shown: readonly { id: number }[] | null;
  /** They came from the cache and may be old. */
  isFromCache: boolean;
}

/**
 * Every half minute, or at once where the live connection covers the wall, the counts of the shown cards are updated,
 * and new prayers are counted: how many wait above the first one that is shown. The list that is being read stays.
 */
export function useFeedUpdates(filters: Filters, { shown, isFromCache }: ReadFeed): number {
  const isDue = useDue(shown !== null, isFromCache);
  const { data, previousData } = useQuery(FeedUpdatesDocument, {
    variables: { ...filters, first: Math.min(largestPage, Math.max(pageSize, shown?.length ?? 0)) },
    // Its list must not take the place of the one that is being read.
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

/** A feed from the cache is checked at once; one that has just been read, when it has become old. */
function useDue(isThere: boolean, isFromCache: boolean): boolean {
  const [isDue, setDue] = useState(isFromCache);

  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setDue(true), freshness.feed.poll);
    return () => clearTimeout(timer);
  }, [isThere]);

  return isThere && isDue;
}

/** Those that a poll has found above the first one that is shown, and those of live updates since; each once. */
function countWaiting(
  shown: readonly { id: number }[],
  polled: readonly { id: number }[],
  { added, gone }: NewPrayers,
): number {
  const newestShown = Math.max(0, ...shown.map(({ id }) => id));
  const waiting = new Set([
    ...idsBefore(polled, shown),
    // Numbers grow: a lower one stands further down, on a page that isn't loaded or among those that are.
    ...added.filter((id) => id > newestShown),
  ]);
  return [...waiting].filter((id) => !gone.has(id)).length;
}

function idsBefore(polled: readonly { id: number }[], shown: readonly { id: number }[]): number[] {
  const known = new Set(shown.map(({ id }) => id));
  const firstKnown = polled.findIndex(({ id }) => known.has(id));
  return polled.slice(0, firstKnown === -1 ? polled.length : firstKnown).map(({ id }) => id);
}
