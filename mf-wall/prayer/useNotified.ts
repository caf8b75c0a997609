import { useWrite } from 'kit';
import { QuietPrayerDocument } from '../gen/graphql';

/** Whether the owner is notified of amens and encouragements, and a function that changes it. */
export function useNotified({ id, isQuiet }: { id: number; isQuiet: boolean }) {
  const [setQuiet] = useWrite(QuietPrayerDocument, {
    optimisticResponse: (change) => ({ quietPrayer: { __typename: 'Prayer', ...change } }),
    failure: {
      signIn: 'You need to sign in to change your prayer.',
      fallback: 'Failed to change what you are told',
    },
  });

  return { isNotified: !isQuiet, toggle: () => void setQuiet({ id, isQuiet: !isQuiet }) };
}
