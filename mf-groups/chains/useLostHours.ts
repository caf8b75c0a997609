import { useEffect, useEffectEvent, useState } from 'react';
import { canBeJoined, findSlot, type Chain } from './slots';

interface Choosing {
  selected: readonly number[];
  onDrop: (hourSlots: readonly number[]) => void;
  /** What is being joined is not lost: its call tells how it ends. */
  isJoining: boolean;
}

/**
 * Chosen hours that somebody else was quicker to join. They are dropped for good, so that none is chosen again when it
 * is given back, and named until the viewer has read of it.
 */
export function useLostHours(chain: Chain, { selected, onDrop, isJoining }: Choosing) {
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

  return { lost, forgetLost: () => setLost([]) };
}

function isTaken(chain: Chain, hour: number): boolean {
  const slot = findSlot(chain, hour);
  return slot !== null && !slot.isMine && !canBeJoined(slot);
}
