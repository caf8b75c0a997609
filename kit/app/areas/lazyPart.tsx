import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog/Dialog';
import { FailedState } from '../../ui/FailedState/FailedState';
import { lazyComponent } from '../../ui/lazyComponent';
import { isOfflineNow } from '../../ui/useOffline';
import { prefetchWhenIdle } from '../page/whenIdle';
import { isMissingPart } from './areaFault';

interface PartProps {
  /** Shown while the code is loading. */
  loading?: ReactNode;
  /** Replaces the notice where the code cannot be loaded: in a dialog, for example. */
  failed?: (failure: { title: string; onRetry: () => void }) => ReactNode;
}

interface PartOptions {
  /** False: not before it is needed, as what only members open in a page that every visitor loads. */
  isPrefetched?: boolean;
}

/**
 * A part of an area whose code is loaded when it is first rendered, or earlier, when the browser is idle. A part that
 * cannot be loaded costs its own place only, and is loaded again when the connection is back.
 *
 * @param label its name at the beginning of a sentence: msg`The words of encouragement`
 */
export function lazyPart<Props extends object>(
  label: MessageDescriptor,
  load: () => Promise<ComponentType<Props>>,
  { isPrefetched = true }: PartOptions = {},
): ComponentType<Props & PartProps> {
  const Lazy = lazyComponent(load) as ComponentType<object>;
  if (isPrefetched) prefetchWhenIdle(load);

  return function Part({ loading, failed = showFailure, ...props }) {
    const { t } = useLingui();
    const [attempt, setAttempt] = useState(0);
    const [fault, setFault] = useState<{ error: unknown; isGone: boolean } | null>(null);
    // The area's region replaces the whole area by the version that is live now.
    if (fault?.isGone) throw fault.error;

    const report = async (error: unknown) => setFault({ error, isGone: await isGone(error) });
    const retry = () => {
      setFault(null);
      setAttempt(attempt + 1);
    };
    if (fault) return failed({ title: t`${{ label: t(label) }} could not be loaded`, onRetry: retry });
    const given = { ...props, fallback: loading, onLoadFailed: (error: unknown) => void report(error) };
    return <Lazy key={attempt} {...given} />;
  };
}

interface FailedDialogProps {
  title: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Replaces a dialog whose code cannot be loaded. */
export function FailedDialog({ title, onRetry, onClose }: FailedDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onOpenChange={onClose} title={title} size="small">
      <FailedState title={t`Please try again`} level={3} onRetry={onRetry}>
        <Trans>Something went wrong on the way. Nothing is lost.</Trans>
      </FailedState>
    </Dialog>
  );
}

/** Whether the file no longer exists, as after a deployment. */
async function isGone(error: unknown): Promise<boolean> {
  if (!isMissingPart(error) || isOfflineNow()) return false;
  try {
    const { request } = error as { request?: string };
    const { status } = await fetch(request!, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

const showFailure: NonNullable<PartProps['failed']> = ({ title, onRetry }) => (
  <FailedState title={title} level={3} onRetry={onRetry}>
    <Trans>Please check your connection. Nothing is lost.</Trans>
  </FailedState>
);
