import { largestPage } from 'schema/rules/feed';
import { z } from 'zod';
import { actOn } from '../members/actOn';
import { mayBeMember, type Context } from '../members/context';
import { parse } from '../../platform/errors';
import { requireAwaitingAnswer } from './policy';
import { readPrayer } from './prayers';
import { findAmened, insertAmen } from './amensSql';
import { viewPrayer, type PrayerView } from './view';

/** Whether the caller has said amen; false for a visitor. @throws NotFound */
export async function checkAmen(ctx: Context, rawId: unknown): Promise<{ hasAmened: boolean }> {
  const { hasAmened } = await readPrayer(ctx, rawId);
  return { hasAmened };
}

/** Of these prayers, those that the caller has said amen to. @throws BadInput */
export async function listAmened(ctx: Context, input: unknown): Promise<number[]> {
  const { ids } = parse(amenedRule, input);
  return mayBeMember(ctx) ? findAmened(ctx, ids) : [];
}

/** Says amen; repeating changes nothing. @throws Unauthenticated, NotFound, Conflict */
export async function giveAmen(ctx: Context, rawId: unknown): Promise<PrayerView> {
  const prayer = await actOn(ctx, rawId, 'Prayer not found', (id) => insertAmen(ctx, id));
  requireAwaitingAnswer(prayer);
  return viewPrayer(prayer);
}

const amenedRule = z.object({
  ids: z.array(z.int()).max(largestPage, { error: `At most ${largestPage} prayers` }),
});
