import { ConfirmDialog, useWrite } from 'kit';
import { DeleteReminderDocument, type ReminderCard_ReminderFragment } from '../gen/graphql';

interface DeleteReminderProps {
  reminder: ReminderCard_ReminderFragment;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteReminder({ reminder, isOpen, onClose, onDeleted }: DeleteReminderProps) {
  const [deleteReminder, { isPending }] = useWrite(DeleteReminderDocument, {
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'Reminder', id: reminder.id }) }),
    success: { title: 'Reminder deleted', description: 'It will ring no more.' },
    failure: {
      signIn: 'You need to sign in to delete your reminders.',
      fallback: 'Failed to delete reminder.',
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
      title="Delete this reminder?"
      description={`“${reminder.title}” will ring no more. This cannot be undone.`}
      confirmLabel="Delete"
      isDanger
      pending={isPending}
      onConfirm={() => void confirm()}
    />
  );
}
