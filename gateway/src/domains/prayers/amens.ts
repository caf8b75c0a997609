import type { Context } from '../members/context';
import { parseId, requireFound } from '../../platform/errors';
import { requireAwaitingAnswer } from './policy';
import { requirePrayer } from './prayers';
import { insertAmen } from './sql';
import { viewPrayer, type PrayerView } from './view';

/** Whether the caller has said amen; false for a visitor. @throws NotFound */
export async function checkAmen(ctx: Context, rawId: unknown): Promise<{ hasAmened: boolean }> {
  const { hasAmened } = await requirePrayer(ctx, rawId);
  return { hasAmened };
}

/** Says amen; repeating changes nothing. @throws Unauthenticated, NotFound, Conflict */
export async function giveAmen(ctx: Context, rawId: unknown): Promise<PrayerView> {
  const caller = await ctx.requireCaller();
  const id = parseId(rawId, 'Prayer not found');
  const prayer = requireFound(await insertAmen(ctx.sql, id, caller.id), 'Prayer not found');
  requireAwaitingAnswer(prayer);
  return viewPrayer(prayer);
}
