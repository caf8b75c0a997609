import { setTimeout as pause } from 'node:timers/promises';

/** Spaces callers evenly. */
export interface Pace {
  /** Resolves when it is the caller's turn. */
  next(): Promise<void>;
}

/** @param waitFor waits for a number of milliseconds */
export function createPace(
  perSecond: number,
  waitFor: (milliseconds: number) => Promise<unknown> = pause,
  now: () => number = () => performance.now(),
): Pace {
  let free = 0;

  return {
    async next() {
      const turn = Math.max(free, now());
      free = turn + 1000 / perSecond;
      if (turn > now()) await waitFor(turn - now());
    },
  };
}
