import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, type Path } from 'react-hook-form';
import { reminderRule, type ReminderForm } from 'schema/rules/reminder';
import { Button, Dialog, DialogActions, dropDraft, findDraft, keepDraft, Stack } from 'kit';
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

/**
 * Creates a reminder or changes one. What was typed is kept in this tab until it has been saved; Cancel gives up the
 * changes of one that there is.
 */
export function ReminderDialog({ reminder, askedPrayer = null, onClose }: ReminderDialogProps) {
  const saveReminder = useSaveReminder(reminder?.id ?? null);
  const draftName = draftNameOf(reminder?.id ?? null, askedPrayer?.id);
  const form = useForm({
    resolver: zodResolver(reminderRule),
    defaultValues:
      findDraft<ReminderForm>(draftName) ?? (reminder ? formOf(reminder) : emptyForm(askedPrayer)),
    mode: 'onTouched',
  });

  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values) }),
    [subscribe, draftName],
  );

  const finish = () => {
    dropDraft(draftName);
    onClose();
  };

  const submit = async (input: ReminderForm) => {
    const refused = await saveReminder(input);
    if (refused === null) {
      finish();
      return;
    }
    for (const { path, message } of refused) form.setError(path as Path<ReminderForm>, { message });
  };

  return (
    <Dialog open onOpenChange={onClose} title={reminder ? 'Edit Prayer Reminder' : 'Create Prayer Reminder'}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <Stack gap={5}>
          <ReminderFields form={form} zones={zonesOf(reminder)} />
          <DialogActions>
            <Button variant="quiet" onClick={reminder ? finish : onClose}>
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
