import { Switch, useFailureToast, useFragment, useMutation, type FragmentType } from 'kit';
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
  const [quiet] = useMutation(QuietPrayerDocument);
  const tellOfFailure = useFailureToast();
  if (!complete) return null;
  const { id } = data;

  const change = async (isQuiet: boolean) => {
    try {
      await quiet({
        variables: { id, isQuiet },
        optimisticResponse: { quietPrayer: { __typename: 'Prayer', id, isQuiet } },
      });
    } catch (error) {
      tellOfFailure(error, {
        signIn: 'You need to sign in to change your prayer.',
        otherwise: 'Failed to change what you are told',
      });
    }
  };

  return (
    <Switch
      label="Tell me when people pray"
      checked={!data.isQuiet}
      onCheckedChange={(isTold) => void change(!isTold)}
    />
  );
}
