import { useQuery } from 'kit';
import { growingList, pageSize, useGrowingSize } from '../dashboard/growingList';
import { AdminUsersDocument } from '../gen/graphql';

/** The accounts whose name or address matches, newest first; all of them without a search. */
export function useUsers(search: string) {
  const { size, grow } = useGrowingSize();
  const { data, previousData, error, refetch, fetchMore } = useQuery(AdminUsersDocument, {
    ...growingList,
    variables: { search: search || null, first: size },
  });
  const page = (data ?? previousData)?.adminUsers;

  return {
    /** Null until they are loaded. */
    users: page?.users ?? null,
    hasMore: page?.hasMore ?? false,
    error: page ? null : error,
    refetch,
    async loadMore() {
      await fetchMore({ variables: { first: pageSize, after: page?.endCursor } });
      grow();
    },
  };
}
