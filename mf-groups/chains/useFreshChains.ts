import { useApolloClient } from 'kit';

/** The chains themselves, and the figures elsewhere on the page that they count in. */
const queries = ['ChainList', 'CommunityImpact', 'Journey'];

/** Asks again for what a write to a chain has changed; never fails, since all of it is asked again soon anyway. */
export function useFreshChains(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    await client
      .refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queries.includes(queryName ?? ''),
      })
      .catch(() => undefined);
  };
}
