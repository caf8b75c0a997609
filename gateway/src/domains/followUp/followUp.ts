import { restRule } from 'schema/rules/moderation';
import type { FollowUpAnswer } from '../../gen/resolvers';
import { Conflict, parse, requireFound } from '../../platform/errors';
import type { Context } from '../members/context';
import { requireNotWithheld, requireOwn } from '../prayers/policy';
import { requirePrayer } from '../prayers/prayers';
import { viewPrayer, type PrayerView } from '../prayers/view';
import { changeOwn, findRestAfterDays, saveRestAfterDays } from './sql';

/** Records how the caller's own prayer is going. @throws Unauthenticated, NotFound, Forbidden */
export function answerFollowUp(ctx: Context, rawId: unknown, answer: FollowUpAnswer): Promise<PrayerView> {
  // After the other answers the author posts something, which counts by itself.
  return changed(ctx, rawId, {
    assignments: ctx.sql`
      is_asked = false,
      stirred_at = case when is_asked and ${answer === 'stillWaiting'} then now() else stirred_at end`,
  });
}

/** Turns the question off or on for the caller's own prayer. @throws Unauthenticated, NotFound, Forbidden */
export function setFollowUp(ctx: Context, rawId: unknown, isOn: boolean): Promise<PrayerView> {
  return changed(ctx, rawId, {
    assignments: ctx.sql`may_be_asked = ${isOn}, is_asked = is_asked and ${isOn}`,
  });
}

/** Brings the caller's own resting prayer back to the wall. @throws Unauthenticated, NotFound, Forbidden, Conflict */
export async function wakePrayer(ctx: Context, rawId: unknown): Promise<PrayerView> {
  const woken = await changed(ctx, rawId, {
    assignments: ctx.sql`
      status = case when status = 'resting' then 'active' else status end,
      stirred_at = case when status = 'resting' then now() else stirred_at end`,
  });
  requireNotWithheld(woken);
  if (woken.status === 'answered') throw new Conflict('This prayer has already been answered');
  return woken;
}

/** After how many days without anything new a prayer rests. @throws Unauthenticated, Forbidden */
export async function getRestAfterDays(ctx: Context): Promise<number | null> {
  await ctx.requireSiteAdmin();
  return findRestAfterDays(ctx.sql);
}

/** @throws Unauthenticated, Forbidden, BadInput */
export async function setRestAfterDays(ctx: Context, input: unknown): Promise<number | null> {
  const admin = await ctx.requireSiteAdmin();
  const { days } = parse(restRule, input);
  await saveRestAfterDays(ctx.sql, days, admin.id);
  return days;
}

async function changed(
  ctx: Context,
  rawId: unknown,
  change: Parameters<typeof changeOwn>[2],
): Promise<PrayerView> {
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawId);
  requireOwn(prayer);
  const row = await changeOwn(ctx, { id: prayer.id, authorId: caller.id }, change);
  return viewPrayer(requireFound(row, 'Prayer not found'));
}
