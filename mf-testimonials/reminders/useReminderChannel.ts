import { useLingui } from '@lingui/react/macro';
import { useApolloClient, useWrite } from 'kit';
import {
  ReminderDeliveryDocument,
  SetReminderChannelDocument,
  type ReminderDeliveryQuery,
} from '../gen/graphql';

type Setting = ReminderDeliveryQuery['notificationSettings'][number];

/** Turns a channel on or off for all reminders, optimistically: a failure restores it. */
export function useReminderChannel() {
  const { t } = useLingui();
  const { cache } = useApolloClient();
  const [setChannel] = useWrite(SetReminderChannelDocument, {
    optimisticResponse: ({ channel, isOn }, { IGNORE }) => {
      const known = cache.readQuery({ query: ReminderDeliveryDocument });
      const setting = known?.notificationSettings.find(({ kind }) => kind === 'reminder');
      return setting ? { setNotification: { ...setting, [channel]: isOn } } : IGNORE;
    },
    update(cache, { data }) {
      if (!data) return;
      cache.updateQuery({ query: ReminderDeliveryDocument }, (known) =>
        known
          ? { ...known, notificationSettings: exchange(known.notificationSettings, data.setNotification) }
          : known,
      );
    },
    failure: {
      signIn: t`You need to sign in to choose how reminders reach you.`,
      fallback: t`Failed to save your choice.`,
    },
  });
  return setChannel;
}

function exchange(settings: readonly Setting[], changed: Setting): Setting[] {
  return settings.map((setting) => (setting.kind === changed.kind ? changed : setting));
}
