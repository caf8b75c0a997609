import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog, useWrite } from 'kit';
import { DeleteReminderDocument, type ReminderCard_ReminderFragment } from '../gen/graphql';

interface DeleteReminderProps {
  reminder: ReminderCard_ReminderFragment;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteReminder({ reminder, isOpen, onClose, onDeleted }: DeleteReminderProps) {
  const { t } = useLingui();
  const [deleteReminder, { isPending }] = useWrite(DeleteReminderDocument, {
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'Reminder', id: reminder.id }) }),
    success: { title: t`Reminder deleted`, description: t`It will ring no more.` },
    failure: {
      signIn: t`You need to sign in to delete your reminders.`,
      fallback: t`Failed to delete reminder.`,
    },
  });

  const confirm = async () => {
    const { data } = await deleteReminder({ id: reminder.id });
    if (data) onDeleted();
  };

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title={t`Delete this reminder?`}
      description={t`“${{ title: reminder.title }}” will ring no more. This cannot be undone.`}
      confirmLabel={t`Delete`}
      isDanger
      pending={isPending}
      onConfirm={() => void confirm()}
    />
  );
}
