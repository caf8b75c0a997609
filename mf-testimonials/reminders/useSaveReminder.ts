import { useLingui } from '@lingui/react/macro';
import type { ReminderForm } from 'schema/rules/reminder';
import { addToLists, reopenAfterSignIn, useWrite, type WriteResult } from 'kit';
import { CreateReminderDocument, EditReminderDocument } from '../gen/graphql';

/** Creates a reminder, or edits the one with this id. What an ended session kept from being saved is saved afterwards. */
export function useSaveReminder(id: number | null, draft: string) {
  const { t } = useLingui();
  const failure = {
    signIn: t`You need to sign in to save your reminders.`,
    fallback: t`Failed to save reminder.`,
  };
  const [edit] = useWrite(EditReminderDocument, {
    success: { title: t`Reminder updated`, description: t`It rings as you have set it now.` },
    failure,
  });
  const [create] = useWrite(CreateReminderDocument, {
    update(cache, { data }) {
      if (data)
        addToLists(cache, { field: 'reminders' }, { __typename: 'Reminder', id: data.createReminder.id });
    },
    success: { title: t`Reminder created`, description: t`We will remind you to pray.` },
    failure,
  });

  return async (input: ReminderForm): Promise<WriteResult<object>> => {
    const result = id === null ? await create({ input }) : await edit({ id, input });
    if (result.failure?.code === 'UNAUTHENTICATED') reopenAfterSignIn(draft);
    return result;
  };
}
