import { useQuery } from 'kit';
import { growingList, pageSize, useGrowingSize } from '../dashboard/growingList';
import { AdminPrayersDocument } from '../gen/graphql';

/** The prayers that match, newest first; all of them without a search. */
export function usePrayers(search: string) {
  const { size, grow } = useGrowingSize();
  const { data, previousData, error, refetch, fetchMore } = useQuery(AdminPrayersDocument, {
    ...growingList,
    variables: { search: search || null, first: size },
  });
  const page = (data ?? previousData)?.adminPrayers;

  return {
    /** Null until they are loaded. */
    prayers: page?.prayers ?? null,
    hasMore: page?.hasMore ?? false,
    error: page ? null : error,
    refetch,
    async loadMore() {
      await fetchMore({ variables: { first: pageSize, after: page?.endCursor } });
      grow();
    },
  };
}
