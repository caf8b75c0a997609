import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type RefObject } from 'react';
import { reminderRule, type ReminderForm } from 'schema/rules/reminder';
import { Button, Dialog, DialogActions, Stack } from 'kit';
import { useDraftForm } from 'kit/forms';
import type { ReminderCard_ReminderFragment } from '../gen/graphql';
import { draftNameOf } from './reminderDraft';
import { ReminderFields } from './ReminderFields';
import { browserZone, isBrowserZone } from './schedule';
import type { ReminderPrayer } from './useReminderPrayer';
import { useSaveReminder } from './useSaveReminder';

interface ReminderDialogProps {
  /** The reminder to edit; null for a new one. */
  reminder: ReminderCard_ReminderFragment | null;
  /** The prayer that a new one is for. */
  reminderPrayer?: ReminderPrayer | null;
  /** The form was sent before sign-in: it sends itself, with its draft. */
  isSent?: boolean;
  onClose: () => void;
  /** Instead, when nothing was saved. */
  onCancel?: () => void;
}

/** Creates a reminder or edits one. Cancel discards the changes to an existing one. */
export function ReminderDialog({
  reminder,
  reminderPrayer = null,
  isSent = false,
  onClose,
  onCancel = onClose,
}: ReminderDialogProps) {
  const { t } = useLingui();
  const draft = draftNameOf(reminder?.id ?? null, reminderPrayer?.id);
  const saveReminder = useSaveReminder(reminder?.id ?? null, draft);
  const frame = useRef<HTMLFormElement>(null);
  const { submit, discard, ...form } = useDraftForm({
    draft,
    rule: reminderRule,
    initial: reminder ? formOf(reminder) : emptyForm(reminderPrayer),
    write: saveReminder,
    onDone: onClose,
  });

  const cancel = () => {
    if (reminder) discard();
    onCancel();
  };

  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={reminder ? t`Edit Prayer Reminder` : t`Create Prayer Reminder`}
    >
      <form noValidate ref={frame} onSubmit={submit}>
        {isSent && <Sending form={frame} />}
        <Stack gap={6}>
          <ReminderFields form={form} zones={zonesOf(reminder)} />
          <DialogActions>
            <Button variant="quiet" onClick={cancel}>{t`Cancel`}</Button>
            <Button
              type="submit"
              variant="primary"
              pending={form.formState.isSubmitting}
              pendingLabel={reminder ? undefined : t`Creating...`}
            >
              {reminder ? t`Save Changes` : t`Create Reminder`}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Inside the form, which the dialog shows later than its own parts. */
function Sending({ form }: { form: RefObject<HTMLFormElement | null> }) {
  useEffect(() => form.current?.requestSubmit(), [form]);
  return null;
}

/** Defaults: 09:00, daily (specification, section 5). */
function emptyForm(reminderPrayer: ReminderPrayer | null): ReminderForm {
  const today = new Date();
  return {
    title: reminderPrayer?.title ? t`Pray for: ${{ title: reminderPrayer.title }}` : '',
    description: '',
    reminderTime: '09:00',
    frequency: 'daily',
    weekday: today.getDay() || 7,
    monthDay: today.getDate(),
    timeZone: browserZone(),
    prayerId: reminderPrayer?.id ?? null,
  };
}

function formOf(reminder: ReminderCard_ReminderFragment): ReminderForm {
  const { title, description, reminderTime, frequency, weekday, monthDay, timeZone, prayerId } = reminder;
  return {
    title,
    description: description ?? '',
    reminderTime,
    frequency,
    weekday,
    monthDay,
    timeZone,
    // A prayer that the member cannot see now stays with its reminder; null would remove it.
    prayerId: prayerId ?? undefined,
  };
}

/** A traveller decides whether a reminder keeps its zone or moves to the browser's. */
function zonesOf(reminder: ReminderCard_ReminderFragment | null): [string, ...string[]] {
  const zone = reminder?.timeZone ?? browserZone();
  return isBrowserZone(zone) ? [zone] : [zone, browserZone()];
}
