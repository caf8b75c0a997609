import { Switch, useFragment, useWrite, type FragmentType } from 'kit';
import {
  NotificationSwitch_PrayerFragmentDoc,
  QuietPrayerDocument,
  type NotificationSwitch_PrayerFragment,
} from '../gen/graphql';

/** Whether the owner is notified of amens and encouragements. */
export function NotificationSwitch({ prayer }: { prayer: FragmentType<NotificationSwitch_PrayerFragment> }) {
  const { data, complete } = useFragment({
    fragment: NotificationSwitch_PrayerFragmentDoc,
    fragmentName: 'NotificationSwitch_prayer',
    from: prayer,
  });
  const [setQuiet] = useWrite(QuietPrayerDocument, {
    optimisticResponse: ({ id, isQuiet }) => ({ quietPrayer: { __typename: 'Prayer', id, isQuiet } }),
    failure: {
      signIn: 'You need to sign in to change your prayer.',
      fallback: 'Failed to change what you are told',
    },
  });
  if (!complete) return null;

  return (
    <Switch
      label="Tell me when people pray"
      checked={!data.isQuiet}
      onCheckedChange={(isOn) => void setQuiet({ id: data.id, isQuiet: !isOn })}
    />
  );
}
