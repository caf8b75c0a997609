import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, FailedState, Link, PageHeading } from 'kit';
import { wall } from 'schema/addresses';
import { NobodyWaits, Thanks } from './Endings';
import { LoadingPrayer, PrayedPrayer } from './PrayedPrayer';
import { Glow, Middle, Stage } from './stage';
import { Refusal } from './Refusal';
import { TopBar } from './TopBar';
import { useKeys } from './useKeys';
import { useRefusedAmens } from './useRefusedAmens';
import { usePraySession, type PraySession } from './usePraySession';

/** Praying through the wall, until End. */
export function PrayThrough() {
  const { t } = useLingui();
  const session = usePraySession();
  const [isLit, setLit] = useState(false);
  const { refused, onRefused } = useRefusedAmens(session);
  const isPraying = session.state === 'praying';
  const mayEnd =
    isPraying || session.state === 'loading' || (session.state === 'failed' && session.canGoBack);

  return (
    <Stage>
      <Glow aria-hidden="true" $isLit={session.state === 'ended' ? session.amens > 0 : isLit && isPraying} />
      <PageHeading title={t`Pray through the wall`} isHidden />
      {mayEnd ? (
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
          {session.state === 'failed' && <NotLoaded session={session} />}
          {session.state === 'empty' && <NobodyWaits />}
          {session.state === 'ended' && <Thanks prayedFor={session.amens} onAgain={session.begin} />}
        </Middle>
      )}
      <Refusal refused={refused} />
    </Stage>
  );
}

/** Those that come next are not there: what was prayed for can be ended, and gone back to. */
function NotLoaded({ session }: { session: PraySession }) {
  const { t } = useLingui();
  const { retry, back, end, canGoBack } = session;
  useKeys({ next: retry, back, amen: () => undefined, end: () => canGoBack && end() });

  return (
    <FailedState
      title={t`The prayers could not be loaded`}
      onRetry={retry}
      action={
        canGoBack ? (
          <Button variant="quiet" onClick={back}>
            {t({ message: 'Back', comment: 'Button: to the prayer before, while praying through the wall' })}
          </Button>
        ) : (
          <Button as={Link} to={wall} variant="quiet">{t`Return to the wall`}</Button>
        )
      }
    >
      <Trans>Please check your connection.</Trans>
    </FailedState>
  );
}
