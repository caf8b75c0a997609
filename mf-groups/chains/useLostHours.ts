import { useEffect, useEffectEvent, useState } from 'react';
import { canBeJoined, findSlot, type Chain } from './slots';

interface Selected {
  selected: readonly number[];
  onDrop: (hourSlots: readonly number[]) => void;
  /** Hours that are being joined are not lost: the outcome of their call decides. */
  isJoining: boolean;
}

/**
 * Selected hours that somebody else has joined first. They are deselected for good, so that none is selected again when
 * it is given back, and named until the viewer dismisses the notice.
 */
export function useLostHours(chain: Chain, { selected, onDrop, isJoining }: Selected) {
  const [lost, setLost] = useState<readonly number[]>([]);
  const taken = isJoining ? [] : selected.filter((hour) => isTaken(chain, hour));

  const lose = useEffectEvent(() => {
    setLost([...new Set([...lost, ...taken])].toSorted((a, b) => a - b));
    onDrop(taken);
  });
  const takenKey = taken.join();
  useEffect(() => {
    if (takenKey) lose();
  }, [takenKey]);

  return { lost, dismissLost: () => setLost([]) };
}

function isTaken(chain: Chain, hour: number): boolean {
  const slot = findSlot(chain, hour);
  return slot !== null && !slot.isMine && !canBeJoined(slot);
}
