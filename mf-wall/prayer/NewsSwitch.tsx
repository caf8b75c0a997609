import { Switch, useFragment, useWrite, type FragmentType } from 'kit';
import {
  NewsSwitch_PrayerFragmentDoc,
  QuietPrayerDocument,
  type NewsSwitch_PrayerFragment,
} from '../gen/graphql';

/** Whether the owner is told of amens and encouragement. */
export function NewsSwitch({ prayer }: { prayer: FragmentType<NewsSwitch_PrayerFragment> }) {
  const { data, complete } = useFragment({
    fragment: NewsSwitch_PrayerFragmentDoc,
    fragmentName: 'NewsSwitch_prayer',
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
