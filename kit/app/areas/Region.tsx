import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailedState } from '../../ui/FailedState/FailedState';
import { announce } from '../feedback/announcer';
import { faultCodeOf, type AreaFault } from './areaFault';

interface RegionProps {
  /** The name of the region: 'The prayer wall'. */
  label: string;
  /** Runs before the region is shown again. */
  onRetry?: () => void;
  /** The fallback of a broken region; by default a heading of the second level with Try Again. */
  failed?: ShowFailure;
  /** Resolves to true when a retry can succeed now, which then happens automatically. */
  recover?: (error: unknown) => Promise<boolean>;
  /** Shown until `recover` resolves. */
  recovering?: ReactNode;
  /** A broken region is retried when one of them changes. */
  resetKeys?: unknown[];
  children: ReactNode;
}

/** Renders the fallback of a broken region; `onRetry` shows the region again. */
export type ShowFailure = (failure: { title: string; code: string; onRetry: () => void }) => ReactNode;

/** An error boundary: an error inside breaks only this region of the page. */
export function Region({
  label,
  onRetry,
  failed = showFailedState,
  recover,
  recovering = null,
  resetKeys,
  children,
}: RegionProps) {
  const { t } = useLingui();
  return (
    <ErrorBoundary
      onReset={onRetry}
      resetKeys={resetKeys}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Broken
          error={error}
          label={label}
          recover={recover}
          recovering={recovering}
          onRetry={resetErrorBoundary}
        >
          {failed({
            title: t`${label} could not be loaded`,
            code: faultCodeOf(error),
            onRetry: resetErrorBoundary,
          })}
        </Broken>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

interface BrokenProps extends Pick<RegionProps, 'label' | 'recover' | 'recovering' | 'children'> {
  error: unknown;
  onRetry: () => void;
}

function Broken({ error, label, recover, recovering, onRetry, children }: BrokenProps) {
  const { t } = useLingui();
  const [isRecovering, setRecovering] = useState(recover !== undefined);

  // Once for each fault, however often this renders.
  const tryToRecover = useEffectEvent(() => recover?.(error));
  const conclude = useEffectEvent((isWell: boolean) => {
    if (isWell) onRetry();
    else setRecovering(false);
  });
  const arrive = useEffectEvent(() => {
    announce(t`${label} has loaded`);
    onRetry();
  });
  useEffect(() => {
    let isHere = true;
    void tryToRecover()?.then((isWell) => isHere && conclude(isWell));
    void (error as Partial<AreaFault> | null)?.late?.then(() => isHere && arrive());
    return () => {
      isHere = false;
    };
  }, [error]);

  return isRecovering ? recovering : children;
}

const showFailedState: ShowFailure = ({ title, code, onRetry }) => (
  <FailedState title={title} onRetry={onRetry}>
    <Trans>Something went wrong on the way ({code}). The rest of the page still works.</Trans>
  </FailedState>
);
