import type { Context } from '../context';
import { NotFound, parseId } from '../errors';
import { requireAwaitingAnswer } from './policy';
import { requirePrayer } from './prayers';
import { insertAmen } from './sql';

/** Whether the caller has said amen; never for a visitor. Asked again and again, it is kept. @throws NotFound */
export async function checkAmen(ctx: Context, rawId: unknown): Promise<{ hasAmened: boolean }> {
  const id = parseId(rawId, 'Prayer not found');
  return ctx.kept.keep(`prayer ${id}`, ctx.sessionHash?.toString('base64url') ?? '', async () => {
    const { hasAmened } = await requirePrayer(ctx, id);
    return { hasAmened };
  });
}

/** Says amen. Saying it again changes nothing and answers the same. @throws Unauthenticated, NotFound, Conflict */
export async function giveAmen(
  ctx: Context,
  rawId: unknown,
): Promise<{ hasAmened: true; amenCount: number }> {
  const caller = await ctx.requireCaller();
  const id = parseId(rawId, 'Prayer not found');
  const prayer = await insertAmen(ctx.sql, id, caller.id);
  ctx.kept.forget(`prayer ${id}`);
  if (!prayer) throw new NotFound('Prayer not found');
  requireAwaitingAnswer(prayer);
  return { hasAmened: true, amenCount: prayer.amenCount };
}
