import { reminderRule, type ReminderForm } from 'schema/rules/reminder';
import { Button, Dialog, DialogActions, Stack } from 'kit';
import { useDraftForm } from 'kit/forms';
import type { ReminderCard_ReminderFragment } from '../gen/graphql';
import { draftNameOf } from './reminderDraft';
import { ReminderFields } from './ReminderFields';
import { browserZone } from './rhythm';
import type { AskedPrayer } from './useAskedPrayer';
import { useSaveReminder } from './useSaveReminder';

interface ReminderDialogProps {
  /** The reminder that is changed; null for a new one. */
  reminder: ReminderCard_ReminderFragment | null;
  /** The prayer that a new one is for. */
  askedPrayer?: AskedPrayer | null;
  onClose: () => void;
}

/** Creates a reminder or changes one. Cancel discards the changes of one that there is. */
export function ReminderDialog({ reminder, askedPrayer = null, onClose }: ReminderDialogProps) {
  const saveReminder = useSaveReminder(reminder?.id ?? null);
  const { submit, discard, ...form } = useDraftForm({
    draft: draftNameOf(reminder?.id ?? null, askedPrayer?.id),
    rule: reminderRule,
    initial: reminder ? formOf(reminder) : emptyForm(askedPrayer),
    write: saveReminder,
    onDone: onClose,
  });

  const cancel = () => {
    if (reminder) discard();
    onClose();
  };

  return (
    <Dialog open onOpenChange={onClose} title={reminder ? 'Edit Prayer Reminder' : 'Create Prayer Reminder'}>
      <form noValidate onSubmit={submit}>
        <Stack gap={5}>
          <ReminderFields form={form} zones={zonesOf(reminder)} />
          <DialogActions>
            <Button variant="quiet" onClick={cancel}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
              {reminder ? 'Save Changes' : 'Create Reminder'}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Defaults: 09:00, daily (specification, section 5). */
function emptyForm(askedPrayer: AskedPrayer | null): ReminderForm {
  const today = new Date();
  return {
    title: askedPrayer?.title ? `Pray for: ${askedPrayer.title}` : '',
    description: '',
    reminderTime: '09:00',
    frequency: 'daily',
    weekday: today.getDay() || 7,
    monthDay: today.getDate(),
    timeZone: browserZone(),
    prayerId: askedPrayer?.id ?? null,
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
    // A prayer that cannot be seen now stays with its reminder; null would take it off.
    prayerId: prayerId ?? undefined,
  };
}

/** Somebody who travels decides whether a reminder comes along. */
function zonesOf(reminder: ReminderCard_ReminderFragment | null): string[] {
  return [...new Set([reminder?.timeZone ?? browserZone(), browserZone()])];
}
