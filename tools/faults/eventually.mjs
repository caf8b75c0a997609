import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the condition holds. @throws when that takes longer than so many milliseconds */
export async function eventually(condition, milliseconds = 20_000) {
  const until = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > until) throw new Error(`Timed out: ${condition}`);
    await pause(50);
  }
}
