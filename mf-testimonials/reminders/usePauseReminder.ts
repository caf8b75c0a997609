import { useFailureToast, useMutation } from 'kit';
import { PauseReminderDocument, type ReminderCard_ReminderFragment } from '../gen/graphql';

/** Lets a reminder rest, or wakes it: shown at once, and taken back if it could not be done. */
export function usePauseReminder(reminder: ReminderCard_ReminderFragment) {
  const tellOfFailure = useFailureToast();
  const [pauseReminder] = useMutation(PauseReminderDocument);

  return async (isPaused: boolean): Promise<void> => {
    try {
      await pauseReminder({
        variables: { id: reminder.id, isPaused },
        optimisticResponse: {
          pauseReminder: { ...reminder, __typename: 'Reminder', isPaused, nextAt: null },
        },
      });
    } catch (error) {
      tellOfFailure(error, {
        signIn: 'You need to sign in to change your reminders.',
        otherwise: 'Failed to change reminder.',
      });
    }
  };
}
