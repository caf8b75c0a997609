import { useQuery } from 'kit';
import { pageSize, readAgain, useGrowth } from '../dashboard/lists/growingLists';
import { AdminPrayersDocument } from '../gen/graphql';

/** The prayers with these words, newest first; all of them without words. */
export function usePrayers(words: string) {
  const { size, grow } = useGrowth();
  const { data, previousData, error, refetch, fetchMore } = useQuery(AdminPrayersDocument, {
    ...readAgain,
    variables: { search: words || null, first: size },
  });
  const page = (data ?? previousData)?.adminPrayers;

  return {
    /** Null until they have arrived. */
    prayers: page?.prayers ?? null,
    hasMore: page?.hasMore ?? false,
    error: page ? null : error,
    retry: () => void refetch().catch(() => undefined),
    async loadMore() {
      await fetchMore({ variables: { first: pageSize, after: page?.endCursor } });
      grow();
    },
  };
}
