import { useState } from 'react';
import { Slot, useComposer } from 'kit';
import { useOnLeaving } from './useOnLeaving';

/** The dialog for a new prayer of the wall's area; loaded when it is first opened. */
export function ComposerHost() {
  const { isOpen, close } = useComposer();
  const [isNeeded, setNeeded] = useState(false);
  useOnLeaving(close);
  if (isOpen && !isNeeded) setNeeded(true);

  return isNeeded ? <Slot name="composer" label="The prayer form" isOpen={isOpen} onClose={close} /> : null;
}
