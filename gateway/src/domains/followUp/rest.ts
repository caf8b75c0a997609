import type { AppServices } from '../../platform/services';
import { rest } from './sql';

const atOnce = 200;

/** Lets prayers rest that have had nothing new for as long as administrators have set, and notifies their authors. */
export async function restPrayers({ database, log }: AppServices, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const rested = await rest(database.sql, atOnce);
    if (rested > 0) log.info({ rested }, 'resting prayers');
    if (rested < atOnce) return;
  }
}
