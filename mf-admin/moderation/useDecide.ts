import { removeFromLists, useWrite, type useApolloClient } from 'kit';
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

/** Executes a decision about a text, for a reason. */
export function useDecide(name: DecisionName, { id, kind, targetId }: CaseCard_CaseFragment) {
  const [decide] = useWrite(documents[name], {
    update(cache) {
      // A suspension concerns the author; the text still waits for a decision of its own.
      if (name !== 'suspend') removeFromQueue(cache, id);
    },
    success: { title: 'Success', description: decisions[name].done },
    failure: { signIn: 'You need to sign in to moderate.', fallback: 'Failed to save your decision' },
  });

  return (reason: string) => decide({ kind, targetId, reason });
}

type Cache = ReturnType<typeof useApolloClient>['cache'];

/** Removes a text from the queue, and from the number of those that wait. */
function removeFromQueue(cache: Cache, id: string): void {
  removeFromLists(cache, { field: 'moderationQueue' }, { __typename: 'ModerationCase', id });
  cache.modify<{ moderationCount: number }>({
    fields: { moderationCount: (known) => Math.max(0, known - 1) },
  });
}
