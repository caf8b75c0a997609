import { useEffect } from 'react';
import { freshness, useApolloClient, useLive, useQuery, useSession } from 'kit';
import { OwnAmensDocument } from '../gen/graphql';
import { useFocus } from '../useFocus';
import { useDue } from './useDue';

/** The gateway's maximum. */
const mostIds = 100;

/**
 * Updates which of the shown cards have an amen of the viewer, who may have given it elsewhere: every five seconds
 * without a live connection, and when the viewer comes back to the page (specification, section 4).
 */
export function useOwnAmens(shown: readonly { id: number }[] | null, isFromCache: boolean): void {
  const { person } = useSession();
  const { cache } = useApolloClient();
  const isDue = useDue(
    shown !== null && shown.length > 0 && person !== null,
    isFromCache,
    freshness.amenCheck.poll,
  );
  const { data, refetch } = useQuery(OwnAmensDocument, {
    variables: { ids: (shown ?? []).slice(-mostIds).map(({ id }) => id) },
    fetchPolicy: 'no-cache',
    ...useLive('wall', freshness.amenCheck.poll),
    skip: !isDue,
  });
  useFocus(() => {
    if (isDue) refetch().catch(() => undefined);
  });

  const amened = data?.amenedPrayers;
  useEffect(() => {
    for (const id of amened ?? []) {
      // Amens cannot be withdrawn.
      cache.modify({ id: cache.identify({ __typename: 'Prayer', id }), fields: { hasAmened: () => true } });
    }
  }, [cache, amened]);
}
