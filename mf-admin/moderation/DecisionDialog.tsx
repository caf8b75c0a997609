import { useLingui } from '@lingui/react/macro';
import { moderationLimits, reasonRule } from 'schema/rules/moderation';
import * as z from 'zod/mini';
import { Button, Dialog, DialogActions, Stack, TextArea } from 'kit';
import { useDraftForm } from 'kit/forms';
import { decisions, dialogTexts, type DecidedText, type DecisionName } from './decisions';
import { useDecide } from './useDecide';

interface DecisionDialogProps {
  name: DecisionName;
  waiting: DecidedText;
  onDone: () => void;
  onClose: () => void;
}

/** States the consequence of a decision, asks for a reason, and executes it. */
export function DecisionDialog({ name, waiting, onDone, onClose }: DecisionDialogProps) {
  const { t } = useLingui();
  const { label, pendingLabel, isDanger, ...decision } = decisions[name];
  const defaultReason = decision.defaultReason && t(decision.defaultReason);
  const decide = useDecide(name, waiting);
  const { register, formState, submit } = useDraftForm({
    draft: `decision-${name}-${waiting.kind}-${waiting.targetId}`,
    rule: defaultReason === null ? reasonRule : withDefault(defaultReason),
    initial: { reason: defaultReason ?? '' },
    write: ({ reason }) => decide(reason),
    onDone,
  });

  return (
    <Dialog open onOpenChange={onClose} {...dialogTexts(name, waiting)}>
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          <TextArea
            label={defaultReason === null ? t`Reason` : t`Reason (optional)`}
            rows={3}
            limit={moderationLimits.reason}
            error={formState.errors.reason?.message}
            {...register('reason')}
          />
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
            <Button
              type="submit"
              variant={isDanger ? 'danger' : 'primary'}
              pending={formState.isSubmitting}
              pendingLabel={t(pendingLabel)}
            >
              {t(label)}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The log never has an empty reason: a blank one becomes the default. */
function withDefault(reason: string) {
  return z.object({
    reason: z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed) => typed.trim() || reason),
      ),
      reasonRule.shape.reason,
    ),
  });
}
