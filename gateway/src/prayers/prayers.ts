import { prayerEditRule, prayerRule } from 'schema/rules/prayer';
import type { Context } from '../context';
import { makeOnce } from '../db/idempotency';
import { NotFound, parse, parseId } from '../errors';
import { alarming } from '../moderation/alarm';
import { commentsOf, updatesOf } from './loaders';
import { requireOwn } from './policy';
import { findPrayer, insertPrayer, removePrayer, updatePrayer, updateQuiet } from './sql';
import { viewPrayer, type CommentView, type PrayerUpdateView, type PrayerView } from './view';

/** A prayer with everything that was said on it, oldest first. */
export interface PrayerDetailView extends PrayerView {
  comments: CommentView[];
  updates: PrayerUpdateView[];
}

/**
 * One prayer. An answered one is still readable; a hidden one is so only for its owner, a withdrawn one for nobody.
 *
 * @throws NotFound
 */
export async function requirePrayer(ctx: Context, rawId: unknown): Promise<PrayerView> {
  const prayer = await findPrayer(ctx, parseId(rawId, 'Prayer not found'));
  if (!prayer) throw new NotFound('Prayer not found');
  return viewPrayer(prayer);
}

/** One prayer with its encouragement and its news. @throws NotFound */
export async function requirePrayerDetail(ctx: Context, rawId: unknown): Promise<PrayerDetailView> {
  const prayer = await requirePrayer(ctx, rawId);
  const [comments, updates] = await Promise.all([
    commentsOf(ctx).load(prayer.id),
    updatesOf(ctx).load(prayer.id),
  ]);
  return { ...prayer, comments, updates };
}

/** Whether the caller brought this prayer; never for a visitor. @throws NotFound */
export async function checkOwnership(ctx: Context, rawId: unknown): Promise<{ isOwner: boolean }> {
  const { isOwner } = await requirePrayer(ctx, rawId);
  return { isOwner };
}

/** Brings a prayer to the wall (specification, section 5). @throws Unauthenticated, BadInput */
export async function submitPrayer(ctx: Context, input: unknown): Promise<PrayerView> {
  const caller = await ctx.requireCaller();
  const form = parse(prayerRule, input);
  const id = await makeOnce(ctx, caller, { operation: 'submitPrayer', input: form }, (remember) =>
    insertPrayer(
      ctx.sql,
      caller.id,
      form,
      alarming(ctx, 'prayer', `${form.title}\n${form.description}`, remember),
    ),
  );
  return requirePrayer(ctx, id);
}

/** Changes the words of the caller's own prayer. @throws Unauthenticated, NotFound, Forbidden, BadInput */
export async function editPrayer(ctx: Context, rawId: unknown, input: unknown): Promise<PrayerView> {
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawId);
  requireOwn(prayer);
  await updatePrayer(ctx.sql, prayer.id, caller.id, parse(prayerEditRule, input));
  return requirePrayer(ctx, prayer.id);
}

/** Whether the owner is told of amens and encouragement on it. @throws Unauthenticated, NotFound, Forbidden */
export async function quietPrayer(ctx: Context, rawId: unknown, isQuiet: boolean): Promise<PrayerView> {
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawId);
  requireOwn(prayer);
  await updateQuiet(ctx.sql, prayer.id, caller.id, isQuiet);
  return requirePrayer(ctx, prayer.id);
}

/**
 * Takes the caller's own prayer off the wall, answered or not; answers its id. From then on it is nobody's to read.
 *
 * @throws Unauthenticated, NotFound, Forbidden
 */
export async function withdrawPrayer(ctx: Context, rawId: unknown): Promise<number> {
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawId);
  requireOwn(prayer);
  await removePrayer(ctx.sql, prayer.id, caller.id);
  ctx.kept.forget(`prayer ${prayer.id}`);
  return prayer.id;
}
