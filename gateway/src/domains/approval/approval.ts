import { reasonRule } from 'schema/rules/moderation';
import type { ApproveFirst } from '../../gen/resolvers';
import { firstWithin, pageBytes } from '../../platform/database/pageSize';
import { Conflict, parse } from '../../platform/errors';
import type { Context } from '../members/context';
import { readPrayer } from '../prayers/prayers';
import type { PrayerRow } from '../prayers/sql';
import { viewPrayer, type PrayerView } from '../prayers/view';
import {
  countPrayersToApprove,
  decline,
  findApproveFirst,
  findPrayersToApprove,
  approve,
  saveApproveFirst,
  undo,
} from './sql';

/** Which new prayers must be approved first. @throws Unauthenticated, Forbidden */
export async function getApproveFirst(ctx: Context): Promise<ApproveFirst> {
  await ctx.requireSiteAdmin();
  return findApproveFirst(ctx.sql);
}

/** Chooses which new prayers must be approved first; what waits goes on waiting. @throws Unauthenticated, Forbidden */
export async function setApproveFirst(ctx: Context, mode: ApproveFirst): Promise<ApproveFirst> {
  const admin = await ctx.requireSiteAdmin();
  await saveApproveFirst(ctx.sql, mode, admin.id);
  return mode;
}

/** The prayers that wait to be approved, oldest first. @throws Unauthenticated, Forbidden */
export async function listToApprove(ctx: Context): Promise<PrayerRow[]> {
  await ctx.requireModerator();
  return firstWithin(pageBytes.ofMembers, await findPrayersToApprove(ctx));
}

/** The number of prayers that wait to be approved; 0 for everyone but moderators. */
export async function countToApprove(ctx: Context): Promise<number> {
  const caller = await ctx.findCaller();
  return caller?.isModerator ? countPrayersToApprove(ctx.sql) : 0;
}

/**
 * Puts a prayer that waits on the wall.
 *
 * @param readEdit the prayer's `editedAt` as the moderator has read it; undefined for whatever its words are
 * @throws Unauthenticated, Forbidden, NotFound, Conflict
 */
export async function approvePrayer(
  ctx: Context,
  rawId: unknown,
  readEdit?: Date | string | null,
): Promise<PrayerView> {
  const { id: actorId } = await ctx.requireModerator();
  const { id } = await readPrayer(ctx, rawId);
  return viewDecided(ctx, await approve(ctx, { id, actorId, readEdit }), { id, decided: 'active' });
}

/**
 * Declines a prayer that waits, for a reason.
 *
 * @param readEdit as in `approvePrayer`
 * @throws Unauthenticated, Forbidden, NotFound, BadInput, Conflict
 */
export async function declinePrayer(
  ctx: Context,
  rawId: unknown,
  rawReason: unknown,
  readEdit?: Date | string | null,
): Promise<PrayerView> {
  const { id: actorId } = await ctx.requireModerator();
  const { id } = await readPrayer(ctx, rawId);
  const { reason } = parse(reasonRule, { reason: rawReason });
  return viewDecided(ctx, await decline(ctx, { id, actorId, readEdit }, reason), { id, decided: 'declined' });
}

/** Takes back the last decision about a prayer that waited. @throws Unauthenticated, Forbidden, NotFound, Conflict */
export async function undoApproval(ctx: Context, rawId: unknown): Promise<PrayerView> {
  const { id: actorId } = await ctx.requireModerator();
  const { id } = await readPrayer(ctx, rawId);
  return viewDecided(ctx, await undo(ctx, id, actorId), { id, decided: 'waiting' });
}

/** The prayer after a decision, also if another moderator has decided the same before. */
async function viewDecided(
  ctx: Context,
  changed: PrayerRow | null,
  { id, decided }: { id: number; decided: PrayerRow['status'] },
): Promise<PrayerView> {
  if (changed) return viewPrayer(changed);
  const prayer = await readPrayer(ctx, id);
  if (prayer.status === 'waiting' && decided !== 'waiting') {
    throw new Conflict('The author has changed this prayer since you read it');
  }
  if (prayer.status !== decided) throw new Conflict('This prayer does not wait to be approved');
  return prayer;
}
