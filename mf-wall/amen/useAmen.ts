import { useLingui } from '@lingui/react/macro';
import { useWrite, type ToastMessage } from 'kit';
import { useAfterSignIn } from 'kit/afterSignIn';
import { GiveAmenDocument, type AmenButton_PrayerFragment } from '../gen/graphql';
import { figureQueries } from '../journey/figureQueries';
import { vibrate } from './vibrate';

interface AmenOptions {
  /** The toast of success; null for none. */
  success: ToastMessage | null;
  onGiven?: () => void;
}

/**
 * Gives an amen optimistically: a failure restores the count. What a visitor pressed is given after sign-in, by this
 * component.
 */
export function useAmen(
  { id, status, amenCount, hasAmened }: AmenButton_PrayerFragment,
  { success, onGiven }: AmenOptions,
) {
  const { t } = useLingui();
  const awaitsAnswer = status === 'active' || status === 'resting';
  const [giveAmen, { isPending }] = useWrite(GiveAmenDocument, {
    optimisticResponse: {
      giveAmen: { __typename: 'Prayer', id, status, amenCount: amenCount + 1, hasAmened: true },
    },
    success: success ?? undefined,
    failure: { signIn: t`You need to sign in to give an amen.`, fallback: t`Failed to add amen` },
    refetch: figureQueries,
  });

  const give = async () => {
    const { failure } = await giveAmen({ prayerId: id });
    if (failure?.code === 'UNAUTHENTICATED') giveAfterSignIn();
    if (!failure) onGiven?.();
  };
  const giveAfterSignIn = useAfterSignIn(`amen ${id}`, () => {
    if (!hasAmened && awaitsAnswer) void give();
  });

  const press = () => {
    vibrate();
    void give();
  };

  return { press, isPending, isOff: hasAmened || isPending || !awaitsAnswer };
}
