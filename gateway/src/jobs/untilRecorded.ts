import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../platform/database/database';

/** Milliseconds: shorter than a claim lasts, so that nobody else decides meanwhile. */
const mostWait = 60_000;
const interval = 500;

/**
 * Records what only this process knows, such as that a mail has left: again while the database is away.
 *
 * @throws what the last attempt threw, after a minute or when the gateway stops
 */
export async function untilRecorded(record: () => Promise<void>, isStopping: () => boolean): Promise<void> {
  const until = Date.now() + mostWait;
  for (;;) {
    try {
      return await record();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || isStopping() || Date.now() > until) throw error;
      await pause(interval);
    }
  }
}
