import { useLingui } from '@lingui/react/macro';
import { useWaiting, useWrite, type Failure, type ToastMessage, type FieldsOf } from 'kit';
import { useAfterSignIn } from 'kit/afterSignIn';
import { GiveAmenDocument, type AmenButton_PrayerFragment } from '../gen/graphql';
import { figureQueries } from '../journey/figureQueries';
import { vibrate } from './vibrate';

interface AmenOptions {
  /** The toast of success; null for none. */
  success: ToastMessage | null;
  onGiven?: () => void;
  /** Shows a failure in place of its toast, but for an ended session. */
  onRefused?: (failure: Failure) => void;
}

/**
 * Gives an amen optimistically: a failure restores the count, and without a connection it waits. What a visitor pressed
 * is given after sign-in, by this component.
 */
export function useAmen(
  prayer: FieldsOf<AmenButton_PrayerFragment>,
  { success, onGiven, onRefused }: AmenOptions,
) {
  const { t } = useLingui();
  const { id, status } = prayer;
  const awaitsAnswer = status === 'active' || status === 'resting';
  const [waiting] = useWaiting(GiveAmenDocument, ({ prayerId }) => prayerId === id);
  const isAhead = waiting?.refusal === null && !prayer.hasAmened;
  const hasAmened = prayer.hasAmened || isAhead;
  const amenCount = prayer.amenCount + (isAhead ? 1 : 0);
  const [giveAmen, { isPending }] = useWrite(GiveAmenDocument, {
    optimisticResponse: {
      giveAmen: { __typename: 'Prayer', id, status, amenCount: amenCount + 1, hasAmened: true },
    },
    waits: true,
    success: success ?? undefined,
    failure: ({ code }) =>
      onRefused && code !== 'UNAUTHENTICATED'
        ? null
        : { signIn: t`You need to sign in to give an amen.`, fallback: t`Failed to add amen` },
    refetch: figureQueries,
  });

  const give = async () => {
    const { failure } = await giveAmen({ prayerId: id });
    if (failure?.code === 'UNAUTHENTICATED') giveAfterSignIn();
    else if (!failure || failure.code === 'WAITING') onGiven?.();
    else onRefused?.(failure);
  };
  const giveAfterSignIn = useAfterSignIn(`amen ${id}`, () => {
    if (!hasAmened && awaitsAnswer) void give();
  });

  const press = () => {
    vibrate();
    void give();
  };

  const isOff = hasAmened || isPending || !awaitsAnswer;
  return { press, isPending, isOff, amenCount, hasAmened, waiting };
}
