import { dropDraft, keepDraft, readFailure, useFailureToast, useMutation, useToast } from 'kit';
import { CommentsDocument, EncourageDocument } from '../gen/graphql';

export interface Encouragement {
  content: string;
  authorName: string;
  isAnonymous: boolean;
}

export const nothingTyped: Encouragement = { content: '', authorName: '', isAnonymous: false };

export const draftName = (prayerId: number) => `encouragement-${prayerId}`;

/** Leaves words of encouragement; answers whether they arrived. Words that did not are kept. */
export function useEncourage(prayerId: number) {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [encourage, { loading }] = useMutation(EncourageDocument, {
    refetchQueries: [{ query: CommentsDocument, variables: { id: prayerId } }, 'CommunityImpact'],
    awaitRefetchQueries: true,
  });

  return {
    isSending: loading,
    async encourage({ content, authorName, isAnonymous }: Encouragement): Promise<boolean> {
      const name = isAnonymous ? '' : authorName.trim();
      const input = { content: content.trim(), isAnonymous, ...(name && { authorName: name }) };
      try {
        await encourage({ variables: { prayerId, input } });
        dropDraft(draftName(prayerId));
        toast({ title: 'Encouragement added', description: 'Your words of encouragement have been shared.' });
        return true;
      } catch (error) {
        if (readFailure(error).code === 'UNAUTHENTICATED') {
          keepDraft(draftName(prayerId), { content, authorName, isAnonymous });
        }
        tellOfFailure(error, {
          signIn: 'You need to sign in to add words of encouragement.',
          otherwise: 'Failed to add encouragement',
        });
        return false;
      }
    },
  };
}
