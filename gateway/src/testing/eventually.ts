import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the condition holds, at most until the test times out. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}
