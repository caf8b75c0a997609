import { DateTime } from 'luxon';
import type { AppServices } from '../../platform/services';
import { needsCare } from '../prayers/view';
import { ask, findToAsk, type DuePrayer } from './sql';

const atOnce = 200;

/** The hours of the author's day in which somebody may be asked: from the first until the second. */
const waking = { from: 9, until: 20 };

/**
 * Asks the authors of active prayers without an update for 28 days how it is going, once, in their daytime. Nobody who
 * has written of self-harm is asked: their prayers count as asked about.
 */
export async function askHowItGoes(
  { config, database, log }: AppServices,
  isStopping: () => boolean,
): Promise<void> {
  let after = 0;
  while (!isStopping()) {
    const due = await findToAsk(database.sql, config, { after, rows: atOnce });
    const now = due.filter((prayer) => isAwake(prayer));
    if (now.length > 0) {
      const marked = await ask(database.sql, now, now.filter(needsCare));
      log.info({ due: due.length, marked }, 'follow-up');
    }
    if (due.length < atOnce) return;
    after = due.at(-1)!.id;
  }
}

/** An unknown zone counts as UTC. */
export function isAwake({ timeZone }: Pick<DuePrayer, 'timeZone'>, now = Date.now()): boolean {
  const local = DateTime.fromMillis(now, { zone: timeZone });
  const { hour } = local.isValid ? local : local.setZone('UTC');
  return hour >= waking.from && hour < waking.until;
}
