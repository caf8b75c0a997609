import { useEffect, useState } from 'react';
import { freshness, useApolloClient, useLive, useQuery } from 'kit';
import { FeedNewsDocument } from '../gen/graphql';
import type { Filters } from '../filters/useFilters';
import { useArrivals } from './useArrivals';
import { pageSize } from './wallLists';

/** The gateway gives no more at once. */
const largestPage = 100;

interface ReadFeed {
  /** The prayers that are shown; null until they are. */
  shown: readonly { id: number }[] | null;
  /** They were at hand already and may be old. */
  isFromMemory: boolean;
}

/**
 * Every half minute, or at once where a live connection tells, the counts of the shown cards follow, and new prayers are
 * counted: how many wait above the first one that is shown. The list that is being read stays as it is.
 */
export function useFeedNews(filters: Filters, { shown, isFromMemory }: ReadFeed): number {
  const isDue = useDue(shown !== null, isFromMemory);
  const { data, previousData } = useQuery(FeedNewsDocument, {
    variables: { ...filters, first: Math.min(largestPage, Math.max(pageSize, shown?.length ?? 0)) },
    // Its list must not take the place of the one that is being read.
    fetchPolicy: 'no-cache',
    ...useLive('wall', freshness.feed.poll),
    skip: !isDue,
  });
  const news = (data ?? previousData)?.prayers.prayers;
  const { cache } = useApolloClient();

  useEffect(() => {
    cache.batch({
      update() {
        for (const { id, amenCount, commentCount } of news ?? []) {
          cache.modify({
            id: cache.identify({ __typename: 'Prayer', id }),
            fields: {
              // An amen cannot be withdrawn: a lower count is an answer that was overtaken by one's own amen.
              amenCount: (known: number) => Math.max(known, amenCount),
              commentCount: () => commentCount,
            },
          });
        }
      },
    });
  }, [cache, news]);

  const arrivals = useArrivals(filters);
  const isNewestFirst = filters.sort === 'recent' && !filters.search;
  return isNewestFirst && shown ? countWaiting(shown, news ?? [], arrivals) : 0;
}

/** A feed from memory is asked about at once; one that has just arrived, when it has become old. */
function useDue(isThere: boolean, isFromMemory: boolean): boolean {
  const [isDue, setDue] = useState(isFromMemory);

  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setDue(true), freshness.feed.poll);
    return () => clearTimeout(timer);
  }, [isThere]);

  return isThere && isDue;
}

/** Those that a poll has found above the first one that is shown, and those that were told since; each once. */
function countWaiting(
  shown: readonly { id: number }[],
  news: readonly { id: number }[],
  { arrived, gone }: ReturnType<typeof useArrivals>,
): number {
  const newestShown = Math.max(0, ...shown.map(({ id }) => id));
  const waiting = new Set([
    ...idsBefore(news, shown),
    // Numbers grow: a lower one stands further down, on a page that isn't loaded or among those that are.
    ...arrived.filter((id) => id > newestShown),
  ]);
  return [...waiting].filter((id) => !gone.has(id)).length;
}

function idsBefore(news: readonly { id: number }[], shown: readonly { id: number }[]): number[] {
  const known = new Set(shown.map(({ id }) => id));
  const firstKnown = news.findIndex(({ id }) => known.has(id));
  return news.slice(0, firstKnown === -1 ? news.length : firstKnown).map(({ id }) => id);
}
