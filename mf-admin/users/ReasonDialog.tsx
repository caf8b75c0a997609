import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { text } from 'schema/rules/text';
import { Button, Dialog, DialogActions, dropDraft, findDraft, keepDraft, Stack, TextArea } from 'kit';

const reasonRule = z.object({ reason: text({ required: 'Please give a reason' }) });

interface ReasonDialogProps extends ReasonFormProps {
  open: boolean;
  title: string;
  description: string;
}

interface ReasonFormProps {
  /** The name under which the reason is kept in this tab until it is given. */
  draftName: string;
  confirmLabel: string;
  isDanger?: boolean;
  /** Answers whether it worked; if not, what was typed stays. */
  onConfirm: (reason: string) => Promise<boolean>;
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

function ReasonForm({ draftName, confirmLabel, isDanger = false, onConfirm, onClose }: ReasonFormProps) {
  const { register, handleSubmit, subscribe, formState } = useForm({
    resolver: zodResolver(reasonRule),
    defaultValues: findDraft<{ reason: string }>(draftName) ?? { reason: '' },
  });
  const { errors, isSubmitting } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values) }),
    [subscribe, draftName],
  );

  const confirm = async ({ reason }: { reason: string }) => {
    if (!(await onConfirm(reason))) return;
    dropDraft(draftName);
    onClose();
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(confirm)(event)}>
      <Stack gap={5}>
        <TextArea
          label="Reason"
          description="It goes into the log."
          rows={3}
          error={errors.reason?.message}
          {...register('reason')}
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} pending={isSubmitting}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
