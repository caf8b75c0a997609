import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so; the test's own deadline ends the waiting. */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}
