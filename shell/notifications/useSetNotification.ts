import { useFailureToast, useMutation } from 'kit';
import {
  NotificationSettingsDocument,
  SetNotificationDocument,
  type NotificationSettingsQuery,
} from '../gen/graphql';

/** The ways in which a member is told. */
export const channels = [
  { value: 'site', label: 'In the site' },
  { value: 'mail', label: 'E-mail' },
  { value: 'push', label: 'This device' },
] as const;

type Setting = NotificationSettingsQuery['notificationSettings'][number];

/** Turns a switch at once, and back again when the server refuses. */
export function useSetNotification() {
  const [set] = useMutation(SetNotificationDocument);
  const tellFailure = useFailureToast();

  return (setting: Setting, channel: (typeof channels)[number]['value'], isOn: boolean) => {
    set({
      variables: { kind: setting.kind, channel, isOn },
      optimisticResponse: { setNotification: { ...setting, [channel]: isOn } },
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
    }).catch((error: unknown) =>
      tellFailure(error, {
        signIn: 'You need to be signed in to change what you are told.',
        otherwise: 'The switch could not be changed. Please try again.',
      }),
    );
  };
}
