import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { FailedDialog, prefetchWhenIdle, Slot, useAreas, useComposer } from 'kit';
import { useOnLeaving } from './useOnLeaving';

/** The dialog for a new prayer of the wall's area; loaded when it is first opened, or when the browser is idle. */
export function ComposerHost() {
  const { t } = useLingui();
  const { isOpen, close } = useComposer();
  const [isNeeded, setNeeded] = useState(false);
  useOnLeaving(close);
  if (isOpen && !isNeeded) setNeeded(true);
  usePreloadedComposer();

  return isNeeded ? (
    <Slot
      name="composer"
      label={t`The prayer form`}
      // The dialog of a failure is closed with the composer.
      failed={(failure) => isOpen && <FailedDialog {...failure} onClose={close} />}
      isOpen={isOpen}
      onClose={close}
    />
  ) : null;
}

/** So that the form opens without a connection too. A failure is shown when it is opened. */
function usePreloadedComposer(): void {
  const { findSlot, load } = useAreas();

  useEffect(() => {
    const composer = findSlot('composer');
    if (composer) prefetchWhenIdle(() => load(composer));
  }, [findSlot, load]);
}
