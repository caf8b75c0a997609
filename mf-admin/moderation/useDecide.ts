import { useFailureToast, useMutation, useToast, type useApolloClient } from 'kit';
import {
  DismissReportsDocument,
  HideTextDocument,
  RestoreTextDocument,
  SuspendAuthorDocument,
  type CaseCard_CaseFragment,
} from '../gen/graphql';
import { decisions, type DecisionName } from './decisions';

const documents = {
  hide: HideTextDocument,
  keepHidden: HideTextDocument,
  restore: RestoreTextDocument,
  dismiss: DismissReportsDocument,
  suspend: SuspendAuthorDocument,
};

/** Decides about a text, for a reason, and tells of it either way; answers whether it worked. */
export function useDecide(name: DecisionName, { id, kind, targetId }: CaseCard_CaseFragment) {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [send] = useMutation(documents[name], {
    update(cache) {
      // Whoever wrote the text: it still waits for a word about itself.
      if (name !== 'suspend') takeOut(cache, id);
    },
  });

  return async (reason: string): Promise<boolean> => {
    try {
      await send({ variables: { kind, targetId, reason } });
      toast({ title: 'Success', description: decisions[name].done });
      return true;
    } catch (error) {
      tellOfFailure(error, {
        signIn: 'You need to sign in to moderate.',
        otherwise: 'Failed to save your decision',
      });
      return false;
    }
  };
}

type Cache = ReturnType<typeof useApolloClient>['cache'];

/** Takes a text out of the queue, and out of the count of what waits. */
function takeOut(cache: Cache, id: string): void {
  const __ref = cache.identify({ __typename: 'ModerationCase', id });
  cache.modify<{ moderationQueue: readonly { __ref: string }[]; moderationCount: number }>({
    fields: {
      moderationQueue: (known) =>
        (known as readonly { __ref: string }[]).filter((waiting) => waiting.__ref !== __ref),
      moderationCount: (known) => Math.max(0, known - 1),
    },
  });
}
