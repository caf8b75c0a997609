import { prayQueueQueryRule, prayQueueRule } from 'schema/rules/prayQueue';
import { parse } from '../../platform/errors';
import type { Context } from '../members/context';
import { selectPrayQueue } from './prayQueueSql';
import type { PrayerRow } from './sql';
import { viewPrayer, type PrayerView } from './view';

/** The prayers that need prayer most, for this reader (contract, section 10). @throws BadInput */
export async function listPrayQueue(ctx: Context, input: unknown): Promise<PrayerRow[]> {
  return selectPrayQueue(ctx, parse(prayQueueRule, input));
}

/** The same with the query of a REST call. @throws BadInput */
export async function listPrayQueueForRest(ctx: Context, query: unknown): Promise<{ prayers: PrayerView[] }> {
  const prayers = await listPrayQueue(ctx, parse(prayQueueQueryRule, query));
  return { prayers: prayers.map(viewPrayer) };
}
