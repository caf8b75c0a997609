import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  FailedState,
  media,
  SkeletonGroup,
  SkeletonText,
  space,
  Stack,
  styled,
  useFragment,
  useQuery,
  WaitingNote,
} from 'kit';
import { PrayedDocument, Prayed_PrayerFragmentDoc, type Prayed_PrayerFragment } from '../gen/graphql';
import { useAmen } from '../amen/useAmen';
import { Controls } from './Controls';
import { PrayerWords } from './PrayerWords';
import { Middle } from './stage';
import { useKeys } from './useKeys';
import { isGone, type PraySession } from './usePraySession';
import { useSilentTimer } from './useSilentTimer';
import { useSwipe } from './useSwipe';

interface PrayedPrayerProps {
  id: number;
  session: PraySession;
  onLit: (isLit: boolean) => void;
  onRefused: (prayerId: number, reason: string | null) => void;
}

/** The prayer that is prayed for now. Those of the queue are in the cache; after a reload it is requested. */
export function PrayedPrayer({ id, ...given }: PrayedPrayerProps) {
  const { session } = given;
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(PrayedDocument, { variables: { id } });
  const prayed = useFragment({
    fragment: Prayed_PrayerFragmentDoc,
    fragmentName: 'Prayed_prayer',
    from: data?.prayer ?? null,
  });
  const isMissing = error !== undefined && isGone(error);
  const drop = useEffectEvent(() => session.drop(id));
  useEffect(() => {
    if (isMissing) drop();
  }, [isMissing]);

  if (prayed.complete && prayed.data) return <Praying prayer={prayed.data} {...given} />;
  return (
    <Middle>
      {error && !isMissing ? (
        <FailedState
          title={t`This prayer could not be loaded`}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          <Trans>Please check your connection.</Trans>
        </FailedState>
      ) : (
        <LoadingPrayer />
      )}
    </Middle>
  );
}

export function LoadingPrayer() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading prayers`}>
      <Stack gap={6}>
        <SkeletonText lines={2} />
        <SkeletonText lines={4} />
      </Stack>
    </SkeletonGroup>
  );
}

interface PrayingProps extends Omit<PrayedPrayerProps, 'id'> {
  prayer: Prayed_PrayerFragment;
}

function Praying({ prayer, session, onLit, onRefused }: PrayingProps) {
  const { id, hasAmened } = prayer;
  const [isGiven, setGiven] = useState(false);
  const { press, isOff, isPending, waiting } = useAmen(prayer, {
    success: null,
    onGiven() {
      session.addAmen(id);
      setGiven(true);
    },
    onRefused: ({ message }) => onRefused(id, message),
  });
  const { next, back, end, minutes, canGoBack } = session;
  const give = () => {
    if (!isOff) press();
  };

  const goOn = useEffectEvent(next);
  useEffect(() => {
    if (!isGiven) return;
    const timer = setTimeout(goOn, isStill() ? lightFor.still : lightFor.moving);
    return () => clearTimeout(timer);
  }, [isGiven]);
  useEffect(() => onLit(hasAmened), [hasAmened, onLit]);

  useKeys({ next, back, amen: give, end });
  useSilentTimer(minutes, () => {
    if (!isPending && !isGiven) next();
  });
  const swipe = useSwipe({ next, back });

  return (
    <>
      <Middle {...swipe}>
        <PrayerWords prayer={prayer} isLit={hasAmened} />
        {waiting && (
          <Waits>
            <WaitingNote write={waiting} />
          </Waits>
        )}
      </Middle>
      <Controls
        hasAmened={hasAmened}
        isAmenOff={isOff}
        canGoBack={canGoBack}
        onAmen={give}
        onNext={next}
        onBack={back}
      />
    </>
  );
}

const Waits = styled.div`
  justify-self: center;
  margin-block-start: ${space[5]};
`;

/** For how long the candle is seen before the next prayer comes, in milliseconds. */
const lightFor = { moving: 1_300, still: 500 };

const isStill = () => matchMedia(media.reducedMotion).matches;
