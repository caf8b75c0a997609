import { useApolloClient } from 'kit';

/** The chains themselves, and the figures elsewhere on the page that they count in. */
const queries = ['ChainList', 'CommunityImpact', 'Journey'];

/** Asks again for what a write to a chain has changed. */
export function useFreshChains(): () => void {
  const client = useApolloClient();
  return () => {
    client
      .refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queries.includes(queryName ?? ''),
      })
      // They are asked again soon anyway.
      .catch(() => undefined);
  };
}
