import { useLingui } from '@lingui/react/macro';
import { useWrite } from 'kit';
import { LookAfterDocument, ReopenCareDocument } from '../gen/graphql';
import type { DecidedText } from './decisions';
import { moderationFailure, removeFromQueue } from './useDecide';

/** The queries that show whether somebody waits for care. */
const queries = ['ModerationQueue', 'AdminOverview', 'AuditLog'];

/** Opens the alert of a text again. */
export function useReopenCare() {
  const { t } = useLingui();
  const [reopen] = useWrite(ReopenCareDocument, {
    refetch: queries,
    success: { title: t`Success`, description: t`The text waits to be looked at again.` },
    failure: moderationFailure(),
  });
  return reopen;
}

/** Closes the alert of a text that speaks of self-harm; Undo in the toast opens it again. */
export function useLookAfter({ id, kind, targetId }: DecidedText, reportCount: number) {
  const { t } = useLingui();
  const reopen = useReopenCare();
  const [lookAfter, { isPending }] = useWrite(LookAfterDocument, {
    update(cache) {
      // Reports keep it in the queue.
      if (reportCount === 0 && id !== null) removeFromQueue(cache, id);
    },
    refetch: queries,
    success: {
      title: t`Success`,
      description: t`Thank you. The log has that you looked after it.`,
      action: { label: t`Undo`, onPress: () => void reopen({ kind, targetId }) },
    },
    failure: moderationFailure(),
  });

  return { isPending, lookAfter: () => lookAfter({ kind, targetId }) };
}
