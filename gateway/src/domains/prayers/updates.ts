import { prayerUpdateRule } from 'schema/rules/prayerUpdate';
import type { PrayerUpdate } from '../../gen/resolvers';
import { makeOnce } from '../../platform/database/idempotency';
import { NotFound, parse, requireFound } from '../../platform/errors';
import type { Context } from '../members/context';
import { withinQuota } from '../members/quota';
import { requireNotWithheld, requireOwn } from './policy';
import { requirePrayer } from './prayers';
import { findUpdate, insertUpdate } from './updatesSql';
import { viewUpdate, type PrayerView } from './view';

/** Adds an update to the caller's own prayer. @throws Unauthenticated, NotFound, Forbidden, BadInput, Conflict */
export async function postPrayerUpdate(
  ctx: Context,
  rawId: unknown,
  input: unknown,
): Promise<{ prayer: PrayerView; update: PrayerUpdate }> {
  const { sql } = ctx;
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawId);
  requireOwn(prayer);
  const { content } = parse(prayerUpdateRule, input);

  const update = await makeOnce(ctx, caller, {
    operation: 'postPrayerUpdate',
    input: { prayerId: prayer.id, content },
    async make(recordKey) {
      requireNotWithheld(prayer);
      return withinQuota(ctx, caller, 'updates', (counted) =>
        insertUpdate(ctx, prayer.id, caller.id, content, sql`${recordKey} ${counted}`),
      );
    },
    find: async (id) => requireFound(await findUpdate(ctx, id), 'Update not found'),
  });
  if (!update) throw new NotFound('Prayer not found');
  return { prayer, update: viewUpdate(update) };
}
