import type { Context } from '../context';
import { NotFound, parseId } from '../errors';
import { requireAwaitingAnswer } from './policy';
import { requirePrayer } from './prayers';
import { insertAmen } from './sql';

/** Whether the caller has said amen; never for a visitor. @throws NotFound */
export async function checkAmen(ctx: Context, rawId: unknown): Promise<{ hasAmened: boolean }> {
  const { hasAmened } = await requirePrayer(ctx, rawId);
  return { hasAmened };
}

/** Says amen. Saying it again changes nothing and answers the same. @throws Unauthenticated, NotFound, Conflict */
export async function giveAmen(
  ctx: Context,
  rawId: unknown,
): Promise<{ hasAmened: true; amenCount: number }> {
  const caller = await ctx.requireCaller();
  const prayer = await insertAmen(ctx.sql, parseId(rawId, 'Prayer not found'), caller.id);
  if (!prayer) throw new NotFound('Prayer not found');
  requireAwaitingAnswer(prayer);
  return { hasAmened: true, amenCount: prayer.amenCount };
}
