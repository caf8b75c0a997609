import { useFailureToast, useMutation } from 'kit';
import {
  ReminderDeliveryDocument,
  SetReminderChannelDocument,
  type ReminderDeliveryQuery,
} from '../gen/graphql';

type Setting = ReminderDeliveryQuery['notificationSettings'][number];

/** Turns one way on or off for all reminders: shown at once, and taken back if it could not be done. */
export function useReminderChannel() {
  const tellOfFailure = useFailureToast();
  const [setNotification, { client }] = useMutation(SetReminderChannelDocument, {
    update(cache, { data }) {
      if (!data) return;
      cache.updateQuery({ query: ReminderDeliveryDocument }, (known) =>
        known
          ? { ...known, notificationSettings: exchange(known.notificationSettings, data.setNotification) }
          : known,
      );
    },
  });

  return async (channel: 'mail' | 'push', isOn: boolean): Promise<void> => {
    const known = client.readQuery({ query: ReminderDeliveryDocument });
    const setting = known?.notificationSettings.find(({ kind }) => kind === 'reminder');
    try {
      await setNotification({
        variables: { channel, isOn },
        optimisticResponse: setting && { setNotification: { ...setting, [channel]: isOn } },
      });
    } catch (error) {
      tellOfFailure(error, {
        signIn: 'You need to sign in to choose how reminders reach you.',
        otherwise: 'Failed to save your choice.',
      });
    }
  };
}

function exchange(settings: readonly Setting[], changed: Setting): Setting[] {
  return settings.map((setting) => (setting.kind === changed.kind ? changed : setting));
}
