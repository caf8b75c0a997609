import { setTimeout as pause } from 'node:timers/promises';

/** Lets whoever asks go on one after another, with a pause between two. */
export interface Pace {
  next(): Promise<void>;
}

/** @param waitFor how one waits for so many milliseconds */
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
