import { useLingui } from '@lingui/react/macro';
import { removeFromLists, useApolloClient, useWrite, type Failure } from 'kit';
import { ApprovePrayerDocument, DeclinePrayerDocument, UndoApprovalDocument } from '../gen/graphql';
import { moderationFailure } from '../moderation/useDecide';

/** The queries that show the log, or a prayer's state. */
const queries = ['AuditLog', 'AdminPrayers'];
const queues = ['PrayersToApprove', 'AdminOverview', 'ModeratorOverview', 'ModerationCount'];

/** Approves a prayer or declines it for a reason; Undo in the toast makes it wait again. */
export function useApproval(onDecided: () => void) {
  const { t } = useLingui();
  const failure = moderationFailure();
  const client = useApolloClient();
  // Somebody was faster: the queue shows what there is to decide now.
  const readAgain = (failed: Failure | null) => {
    if (failed?.code === 'CONFLICT') void client.refetchQueries({ include: ['PrayersToApprove'] });
  };
  const [undo] = useWrite(UndoApprovalDocument, {
    refetch: [...queries, ...queues],
    success: { title: t`Success`, description: t`The prayer waits to be approved again.` },
    failure,
  });
  const removed = (id: number, description: string) => ({
    title: t`Success`,
    description,
    action: { label: t`Undo`, onPress: () => void undo({ id }) },
  });
  const [approve, { isPending: isApproving }] = useWrite(ApprovePrayerDocument, {
    update: (cache, _, { variables }) => removeFromQueue(cache, variables.id),
    refetch: queries,
    success: (_, { id }) => removed(id, t`The prayer is on the wall, and its author is told.`),
    failure,
  });
  const [decline] = useWrite(DeclinePrayerDocument, {
    update: (cache, _, { variables }) => removeFromQueue(cache, variables.id),
    refetch: queries,
    success: (_, { id }) => removed(id, t`The prayer is declined, and its author is told why.`),
    failure,
  });

  return {
    isApproving,
    /** Only in the words that were read: another edit of its author is refused, and shown. */
    async approve(read: Read) {
      const { failure: failed } = await approve(read);
      readAgain(failed);
      if (!failed) onDecided();
    },
    async decline(read: Read, reason: string) {
      const result = await decline({ ...read, reason });
      readAgain(result.failure);
      if (!result.failure) onDecided();
      return result;
    },
  };
}

interface Read {
  id: number;
  editedAt: string | null;
}

type Cache = ReturnType<typeof useApolloClient>['cache'];

/** Removes a prayer from the queue, and from the numbers of what waits. */
function removeFromQueue(cache: Cache, id: number): void {
  removeFromLists(cache, { field: 'prayersToApprove' }, { __typename: 'Prayer', id });
  const less = (known: number) => Math.max(0, known - 1);
  cache.modify<{ moderationCount: number; approvalCount: number }>({
    fields: { moderationCount: less, approvalCount: less },
  });
}
