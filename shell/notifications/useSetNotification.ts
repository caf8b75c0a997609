import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWrite } from 'kit';
import {
  NotificationSettingsDocument,
  SetNotificationDocument,
  type NotificationSettingsQuery,
} from './gen/graphql';

/** The channels of a notification. */
export const channels = [
  { value: 'site', label: msg`On this site` },
  { value: 'mail', label: msg`E-mail` },
  { value: 'push', label: msg`This device` },
] as const;

type Setting = NotificationSettingsQuery['notificationSettings'][number];

/** Sets a switch optimistically: a failure restores it. */
export function useSetNotification(settings: readonly Setting[]) {
  const { t } = useLingui();
  const [set] = useWrite(SetNotificationDocument, {
    optimisticResponse: ({ kind, channel, isOn }, { IGNORE }) => {
      const setting = settings.find((one) => one.kind === kind);
      return setting ? { setNotification: { ...setting, [channel]: isOn } } : IGNORE;
    },
    update(cache, { data }) {
      if (!data) return;
      const { setNotification: changed } = data;
      cache.updateQuery(
        { query: NotificationSettingsDocument },
        (known) =>
          known && {
            notificationSettings: known.notificationSettings.map((one) =>
              one.kind === changed.kind ? changed : one,
            ),
          },
      );
    },
    failure: {
      signIn: t`You need to be signed in to change what you are told.`,
      fallback: t`The switch could not be changed. Please try again.`,
    },
  });
  return set;
}
