import { useApolloClient, useWaiting } from 'kit';
import { EncourageDocument } from '../gen/graphql';

/**
 * The member's encouragements of a prayer that have not been sent yet. One that was sent joins the list in its place.
 *
 * @param onSent called where the list itself has not been read
 */
export function useWaitingWords(prayerId: number, onSent?: () => void) {
  const { cache } = useApolloClient();
  return useWaiting(
    EncourageDocument,
    (variables) => variables.prayerId === prayerId,
    ({ encourage: { id } }) => {
      const added = cache.identify({ __typename: 'Comment', id })!;
      cache.modify<{ comments: readonly { __ref: string }[]; commentCount: number }>({
        id: cache.identify({ __typename: 'Prayer', id: prayerId }),
        fields: {
          comments: (known) =>
            known.some(({ __ref }) => __ref === added) ? known : [...known, { __ref: added }],
          commentCount: (count) => count + 1,
        },
      });
      onSent?.();
    },
  );
}
