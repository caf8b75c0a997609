import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailedState, PageHeading } from 'kit';
import { NobodyWaits, Thanks } from './Endings';
import { LoadingPrayer, PrayedPrayer } from './PrayedPrayer';
import { Glow, Middle, Stage } from './stage';
import { Refusal } from './Refusal';
import { TopBar } from './TopBar';
import { useRefusedAmens } from './useRefusedAmens';
import { usePraySession } from './usePraySession';

/** Praying through the wall, until End. */
export function PrayThrough() {
  const { t } = useLingui();
  const session = usePraySession();
  const [isLit, setLit] = useState(false);
  const { refused, onRefused } = useRefusedAmens(session);
  const isPraying = session.state === 'praying';

  return (
    <Stage>
      <Glow aria-hidden="true" $isLit={session.state === 'ended' ? session.amens > 0 : isLit && isPraying} />
      <PageHeading title={t`Pray through the wall`} isHidden />
      {isPraying || session.state === 'loading' ? (
        <TopBar minutes={session.minutes} onMinutes={session.setMinutes} onEnd={session.end} />
      ) : (
        <div />
      )}
      {isPraying ? (
        <PrayedPrayer
          key={`${session.at} ${session.id}`}
          id={session.id!}
          session={session}
          onLit={setLit}
          onRefused={onRefused}
        />
      ) : (
        <Middle>
          {session.state === 'loading' && <LoadingPrayer />}
          {session.state === 'failed' && (
            <FailedState title={t`The prayers could not be loaded`} onRetry={session.retry}>
              <Trans>Please check your connection.</Trans>
            </FailedState>
          )}
          {session.state === 'empty' && <NobodyWaits />}
          {session.state === 'ended' && <Thanks prayedFor={session.amens} onAgain={session.begin} />}
        </Middle>
      )}
      <Refusal refused={refused} />
    </Stage>
  );
}
