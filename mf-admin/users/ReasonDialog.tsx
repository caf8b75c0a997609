import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { longestReason } from 'schema/rules/moderation';
import { text } from 'schema/rules/text';
import { Button, Dialog, DialogActions, Stack, TextArea, type WriteResult } from 'kit';
import { useDraftForm } from 'kit/forms';

// oxlint-disable-next-line site/literal-text -- a rule of schema/messages.ts
const reasonRule = z.object({ reason: text({ required: 'Please give a reason', max: longestReason }) });

interface ReasonDialogProps extends ReasonFormProps {
  open: boolean;
  title: string;
  description: string;
}

interface ReasonFormProps {
  draft: string;
  /** A note on where the reason goes; by default into the log. */
  note?: string;
  confirmLabel: string;
  isDanger?: boolean;
  write: (reason: string) => Promise<WriteResult<unknown>>;
  onClose: () => void;
}

/** Asks for the reason of a decision, for the log. */
export function ReasonDialog({ open, title, description, ...form }: ReasonDialogProps) {
  return (
    <Dialog open={open} onOpenChange={form.onClose} size="small" title={title} description={description}>
      <ReasonForm {...form} />
    </Dialog>
  );
}

function ReasonForm({ draft, note, confirmLabel, isDanger = false, write, onClose }: ReasonFormProps) {
  const { t } = useLingui();
  const { register, formState, submit } = useDraftForm({
    draft,
    rule: reasonRule,
    initial: { reason: '' },
    mode: 'onSubmit',
    write: ({ reason }) => write(reason),
    onDone: onClose,
  });
  const { errors, isSubmitting } = formState;

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={6}>
        <TextArea
          label={t`Reason`}
          description={note ?? t`It goes into the log.`}
          rows={3}
          error={errors.reason?.message}
          {...register('reason')}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} pending={isSubmitting}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
