import { useQuery } from 'kit';
import { pageSize, readAgain, useGrowth } from '../dashboard/lists/growingLists';
import { AdminUsersDocument } from '../gen/graphql';

/** The accounts with these letters in name or address, newest first; all of them without letters. */
export function useUsers(words: string) {
  const { size, grow } = useGrowth();
  const { data, previousData, error, refetch, fetchMore } = useQuery(AdminUsersDocument, {
    ...readAgain,
    variables: { search: words || null, first: size },
  });
  const page = (data ?? previousData)?.adminUsers;

  return {
    /** Null until they have arrived. */
    users: page?.users ?? null,
    hasMore: page?.hasMore ?? false,
    error: page ? null : error,
    retry: () => void refetch().catch(() => undefined),
    async loadMore() {
      await fetchMore({ variables: { first: pageSize, after: page?.endCursor } });
      grow();
    },
  };
}
