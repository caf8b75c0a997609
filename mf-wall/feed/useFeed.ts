import { useState } from 'react';
import { useEarlyAnswer, useQuery } from 'kit';
import type { Filters } from '../filters/useFilters';
import { FeedPageDocument } from '../gen/graphql';
import { useFeedNews } from './useFeedNews';

/** The prayers of the wall, page by page, and how many new ones wait until somebody asks for them. */
export function useFeed(filters: Filters) {
  const isEarly = useEarlyAnswer(FeedPageDocument, filters);
  const { data, error, loading, refetch, fetchMore } = useQuery(FeedPageDocument, {
    variables: filters,
    fetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const [isFromMemory] = useState(!loading && !isEarly);
  const page = data?.prayers;
  const waiting = useFeedNews(filters, { shown: page?.prayers ?? null, isFromMemory });

  return {
    prayers: page?.prayers ?? [],
    hasMore: page?.hasMore ?? false,
    isLoading: loading && !page,
    error: page ? null : error,
    waiting,
    retry: () => void refetch().catch(() => undefined),
    showNew: () => refetch(),
    async loadMore() {
      await fetchMore({ variables: { ...filters, after: page?.endCursor } });
    },
  };
}
