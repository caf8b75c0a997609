import { useState } from 'react';
import { useQuery } from 'kit';
import type { Filters } from '../filters/useFilters';
import { FeedPageDocument } from '../gen/graphql';
import { useFeedUpdates } from './useFeedUpdates';
import { useOwnAmens } from './useOwnAmens';
import '../typePolicies';

/**
 * The prayers of the wall, page by page, and the number of new ones that are not shown yet.
 *
 * @param isFromPage the first page has just come with the document, or was prefetched
 */
export function useFeed(filters: Filters, isFromPage: boolean) {
  const { data, error, loading, refetch, fetchMore } = useQuery(FeedPageDocument, {
    variables: filters,
    fetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const [isFromCache] = useState(!loading && !isFromPage);
  const page = data?.prayers;
  const shown = page?.prayers ?? null;
  const waiting = useFeedUpdates(filters, { shown, isFromCache });
  useOwnAmens(shown, isFromCache);

  return {
    prayers: page?.prayers ?? [],
    hasMore: page?.hasMore ?? false,
    isLoading: loading && !page,
    /** The first page was read before. */
    isFromCache,
    error: page ? null : error,
    waiting,
    retry: () => void refetch().catch(() => undefined),
    showNew: () => refetch(),
    async loadMore() {
      await fetchMore({ variables: { ...filters, after: page?.endCursor } });
    },
  };
}
