import { prayerUpdateRule } from 'schema/rules/prayerUpdate';
import type { Context } from '../context';
import { makeOnce } from '../db/idempotency';
import { NotFound, parse } from '../errors';
import { requireNotHidden, requireOwn } from './policy';
import { requirePrayer } from './prayers';
import { findUpdate, insertUpdate } from './sql';
import { viewUpdate, type PrayerUpdateView } from './view';

/** Adds news to the caller's own prayer. @throws Unauthenticated, NotFound, Forbidden, BadInput, Conflict */
export async function postPrayerUpdate(
  ctx: Context,
  rawId: unknown,
  input: unknown,
): Promise<PrayerUpdateView> {
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawId);
  requireOwn(prayer);
  const { content } = parse(prayerUpdateRule, input);

  const form = { prayerId: prayer.id, content };
  const id = await makeOnce(ctx, caller, { operation: 'postPrayerUpdate', input: form }, async (remember) => {
    requireNotHidden(prayer);
    return insertUpdate(ctx.sql, prayer.id, caller.id, content, remember);
  });
  if (id === null) throw new NotFound('Prayer not found');
  const update = await findUpdate(ctx.sql, id);
  if (!update) throw new NotFound('Update not found');
  return viewUpdate(update);
}
