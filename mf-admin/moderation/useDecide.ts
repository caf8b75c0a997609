import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { removeFromLists, useWrite, type useApolloClient } from 'kit';
import {
  DismissReportsDocument,
  HideTextDocument,
  RestoreTextDocument,
  SuspendAuthorDocument,
  UndoHideDocument,
} from '../gen/graphql';
import { decisions, type DecidedText, type DecisionName } from './decisions';

const documents = {
  hide: HideTextDocument,
  keepHidden: HideTextDocument,
  restore: RestoreTextDocument,
  dismiss: DismissReportsDocument,
  suspend: SuspendAuthorDocument,
};

/** The queries that show whether a text is hidden, on the page of a hidden prayer too. */
const queries = ['AdminPrayers', 'AuditLog', 'HiddenText', 'PrayerPage'];

/** Executes a decision about a text, for a reason. Hiding it can be undone in the toast. */
export function useDecide(name: DecisionName, { id, kind, targetId }: DecidedText) {
  const { t } = useLingui();
  const [undo] = useWrite(UndoHideDocument, {
    refetch: [...queries, 'ModerationQueue', 'AdminOverview'],
    success: { title: t`Success`, description: t`The text is as it was before.` },
    failure: moderationFailure(),
  });
  const [decide] = useWrite(documents[name], {
    update(cache) {
      // A suspension concerns the author; the text still waits for a decision of its own.
      if (name !== 'suspend' && id !== null) removeFromQueue(cache, id);
    },
    refetch: queries,
    success: {
      title: t`Success`,
      description: t(decisions[name].done),
      action: name === 'hide' ? { label: t`Undo`, onPress: () => void undo({ kind, targetId }) } : undefined,
    },
    failure: moderationFailure(),
  });

  return (reason: string) => decide({ kind, targetId, reason });
}

export const moderationFailure = () => ({
  signIn: t`You need to sign in to moderate.`,
  fallback: t`Failed to save your decision`,
});

type Cache = ReturnType<typeof useApolloClient>['cache'];

/** Removes a text from the queue, and from the number of those that wait. */
export function removeFromQueue(cache: Cache, id: string): void {
  removeFromLists(cache, { field: 'moderationQueue' }, { __typename: 'ModerationCase', id });
  cache.modify<{ moderationCount: number }>({
    fields: { moderationCount: (known) => Math.max(0, known - 1) },
  });
}
