import { useState } from 'react';
import { freshness, skipPollAttempt, useQuery } from 'kit';
import type { Filters } from '../filters/useFilters';
import { FeedNewsDocument, FeedPageDocument } from '../gen/graphql';

/**
 * The prayers of the wall, page by page. What is new since waits until somebody asks for it, so that nothing moves
 * under a reader; the counts of the cards that are shown follow by themselves, through the cache.
 */
export function useFeed({ sort, categories, search }: Filters) {
  const variables = { sort, categories, search };
  const { data, error, loading, refetch, fetchMore } = useQuery(FeedPageDocument, {
    variables,
    fetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const page = data?.prayers;

  const news = useQuery(FeedNewsDocument, {
    variables,
    // Its list must not take the place of the one that is being read.
    fetchPolicy: 'no-cache',
    pollInterval: freshness.feed.poll,
    skipPollAttempt,
    skip: !page,
  });

  const shown = new Set(page?.prayers.map((prayer) => prayer.id));
  const newest = sort === 'recent' && !search ? (news.data?.prayers.prayers ?? []) : [];
  const firstKnown = newest.findIndex((prayer) => shown.has(prayer.id));
  const waiting = firstKnown === -1 ? 0 : firstKnown;

  return {
    prayers: page?.prayers ?? [],
    hasMore: page?.hasMore ?? false,
    isLoading: loading && !page,
    error: page ? null : error,
    waiting,
    isLoadingMore,
    retry: () => void refetch().catch(() => undefined),
    async showNew() {
      await refetch();
      await news.refetch();
    },
    async loadMore() {
      setLoadingMore(true);
      try {
        await fetchMore({ variables: { ...variables, after: page?.endCursor } });
      } finally {
        setLoadingMore(false);
      }
    },
  };
}
