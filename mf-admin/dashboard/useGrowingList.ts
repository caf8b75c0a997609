import { useState } from 'react';
import { useQuery, type TypedDocumentNode } from 'kit';
import '../typePolicies';
import { polled } from './polled';

const pageSize = 20;
/** The gateway's maximum. */
const largestPage = 100;

interface GrowingPage {
  hasMore: boolean;
  endCursor: string | null;
}

/**
 * The rows that match, newest first; all of them without a search. A poll requests all that are shown, so that each of
 * them stays fresh.
 */
export function useGrowingList<Data, Page extends GrowingPage>(
  query: TypedDocumentNode<Data, { search: string | null; first: number; after?: string | null }>,
  search: string,
  pageOf: (data: Data) => Page,
) {
  const [first, setFirst] = useState(pageSize);
  const { data, previousData, error, refetch, fetchMore } = useQuery(query, {
    ...polled,
    // The rows of a larger page are in the cache already.
    nextFetchPolicy: () => 'cache-first' as const,
    // The polled rows are merged with those behind them (`pagedList`).
    refetchWritePolicy: 'merge',
    variables: { search: search || null, first },
  });
  const known = data ?? previousData;
  const page = known ? pageOf(known) : null;

  return {
    /** Null until it is loaded. */
    page,
    error: page ? null : error,
    refetch,
    async loadMore() {
      await fetchMore({ variables: { first: pageSize, after: page?.endCursor } });
      setFirst((size) => Math.min(largestPage, size + pageSize));
    },
  };
}
