import { useFailureToast, useMutation, useToast } from 'kit';
import { CommentsDocument, EncourageDocument } from '../gen/graphql';
import { useFreshFigures } from '../journey/useFreshFigures';
import type { Encouragement } from './draft';

/** Leaves words of encouragement; answers what became of them, null when they did not arrive. */
export function useEncourage(prayerId: number) {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const freshenFigures = useFreshFigures();
  const [encourage, { loading }] = useMutation(EncourageDocument, {
    refetchQueries: [{ query: CommentsDocument, variables: { id: prayerId } }],
    awaitRefetchQueries: true,
  });

  return {
    isSending: loading,
    async encourage({
      content,
      authorName,
      isAnonymous,
    }: Encouragement): Promise<{ needsCare: boolean } | null> {
      const name = isAnonymous ? '' : authorName.trim();
      const input = { content: content.trim(), isAnonymous, ...(name && { authorName: name }) };
      try {
        const { data } = await encourage({ variables: { prayerId, input } });
        toast({ title: 'Encouragement added', description: 'Your words of encouragement have been shared.' });
        freshenFigures();
        return { needsCare: data?.encourage.needsCare ?? false };
      } catch (error) {
        tellOfFailure(error, {
          signIn: 'You need to sign in to add words of encouragement.',
          otherwise: 'Failed to add encouragement',
        });
        return null;
      }
    },
  };
}
