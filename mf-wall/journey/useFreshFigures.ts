import { useApolloClient } from 'kit';

const figures = ['CommunityImpact', 'Journey'];

/** Asks again for the figures on the page that a write has changed. */
export function useFreshFigures(): () => void {
  const client = useApolloClient();
  return () => {
    client
      .refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => figures.includes(queryName ?? ''),
      })
      // They are asked again soon anyway.
      .catch(() => undefined);
  };
}
