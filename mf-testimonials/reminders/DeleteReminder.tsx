import { ConfirmDialog, useFailureToast, useMutation, useToast } from 'kit';
import { DeleteReminderDocument, type ReminderCard_ReminderFragment } from '../gen/graphql';

interface DeleteReminderProps {
  reminder: ReminderCard_ReminderFragment;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteReminder({ reminder, isOpen, onClose, onDeleted }: DeleteReminderProps) {
  const toast = useToast();
  const tellOfFailure = useFailureToast();
  const [deleteReminder, { loading }] = useMutation(DeleteReminderDocument, {
    variables: { id: reminder.id },
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'Reminder', id: reminder.id }) }),
  });

  const confirm = async () => {
    try {
      await deleteReminder();
      toast({ title: 'Reminder deleted', description: 'It will ring no more.' });
      onDeleted();
    } catch (error) {
      tellOfFailure(error, {
        signIn: 'You need to sign in to delete your reminders.',
        otherwise: 'Failed to delete reminder.',
      });
    }
  };

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title="Delete this reminder?"
      description={`“${reminder.title}” will ring no more. This cannot be undone.`}
      confirmLabel="Delete"
      isDanger
      pending={loading}
      onConfirm={() => void confirm()}
    />
  );
}
