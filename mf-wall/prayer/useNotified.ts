import { useLingui } from '@lingui/react/macro';
import { useWrite } from 'kit';
import { QuietPrayerDocument } from '../gen/graphql';

/** Whether the owner is notified of amens and encouragements, and a function that changes it. */
export function useNotified({ id, isQuiet }: { id: number; isQuiet: boolean }) {
  const { t } = useLingui();
  const [setQuiet] = useWrite(QuietPrayerDocument, {
    optimisticResponse: (change) => ({ quietPrayer: { __typename: 'Prayer', ...change } }),
    failure: {
      signIn: t`You need to sign in to change your prayer.`,
      fallback: t`Failed to change what you are told`,
    },
  });

  return { isNotified: !isQuiet, toggle: () => void setQuiet({ id, isQuiet: !isQuiet }) };
}
