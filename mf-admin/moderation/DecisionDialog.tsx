import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { moderationLimits, reasonRule } from 'schema/rules/moderation';
import { z } from 'zod';
import { Button, Dialog, DialogActions, dropDraft, findDraft, keepDraft, Stack, TextArea } from 'kit';
import type { CaseCard_CaseFragment } from '../gen/graphql';
import { decisions, questionOf, type DecisionName } from './decisions';
import { useDecide } from './useDecide';

interface DecisionDialogProps {
  name: DecisionName;
  waiting: CaseCard_CaseFragment;
  onDone: () => void;
  onClose: () => void;
}

/** Asks why, says what will happen, and does it. What was typed is kept in this tab until it is done. */
export function DecisionDialog({ name, waiting, onDone, onClose }: DecisionDialogProps) {
  const { label, pendingLabel, readyReason, isDanger } = decisions[name];
  const draftName = `decision-${name}-${waiting.id}`;
  const decide = useDecide(name, waiting);
  const { register, handleSubmit, subscribe, formState } = useForm({
    resolver: zodResolver(readyReason === null ? reasonRule : orReady(readyReason)),
    defaultValues: findDraft<{ reason: string }>(draftName) ?? { reason: readyReason ?? '' },
    mode: 'onTouched',
  });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values) }),
    [subscribe, draftName],
  );

  const submit = async ({ reason }: { reason: string }) => {
    if (!(await decide(reason))) return;
    dropDraft(draftName);
    onDone();
  };

  return (
    <Dialog open onOpenChange={onClose} {...questionOf(name, waiting)}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap={5}>
          <TextArea
            label={readyReason === null ? 'Reason' : 'Reason (optional)'}
            rows={3}
            limit={moderationLimits.reason}
            error={formState.errors.reason?.message}
            {...register('reason')}
          />
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant={isDanger ? 'danger' : 'primary'}
              pending={formState.isSubmitting}
              pendingLabel={pendingLabel}
            >
              {label}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

/** A reason that was cleared is the ready one: the log never has an empty one. */
function orReady(readyReason: string) {
  return z.object({
    reason: z
      .string()
      .transform((typed) => typed.trim() || readyReason)
      .pipe(reasonRule.shape.reason),
  });
}
