import { prayerEditRule, prayerRule, visibilityRule } from 'schema/rules/prayer';
import type { PrayerVisibility } from 'schema/vocabulary';
import type { Prayer } from '../../gen/resolvers';
import { makeOnce } from '../../platform/database/idempotency';
import { pageBytes } from '../../platform/database/pageSize';
import { canSeal } from '../../platform/confided/words';
import { BadInput, parse, requireById, requireFound } from '../../platform/errors';
import type { Context } from '../members/context';
import { withinQuota } from '../members/quota';
import { alertModerators } from '../moderation/alertModerators';
import { commentRangeOf, newestWithin, updatesOf } from './loaders';
import { requireOwn } from './policy';
import { findPrayer, findReadablePrayer, logReading } from './findSql';
import { insertPrayer, removePrayer, updatePrayer, type PrayerRow } from './sql';
import { viewPrayer, wordsOf, type PrayerView } from './view';

/**
 * One prayer that the caller may read. One that is withheld is readable only for its owner, a withdrawn one for nobody.
 *
 * @throws NotFound
 */
export async function requirePrayer(ctx: Context, rawId: unknown): Promise<PrayerView> {
  return viewPrayer(await requireById(rawId, notFound, (id) => findPrayer(ctx, id)));
}

/**
 * One prayer for a response that only reads it: the same, and one that is withheld for moderators too.
 *
 * @throws NotFound
 */
export async function readPrayer(ctx: Context, rawId: unknown): Promise<PrayerView> {
  return viewPrayer(await requireById(rawId, notFound, (id) => findReadablePrayer(ctx, id)));
}

/**
 * The same for its page. That the team or an administrator reads what was confided to the team is in the audit log,
 * without a word of it; nobody reads it if that fails.
 *
 * @throws NotFound
 */
export async function readPrayerPage(ctx: Context, rawId: unknown): Promise<PrayerView> {
  const prayer = await readPrayer(ctx, rawId);
  if (prayer.visibility === 'team' && !prayer.isOwner) await logReading(ctx, prayer.id);
  return prayer;
}

/** One prayer with its newest encouragement and its updates, oldest first. @throws NotFound */
export async function requirePrayerDetail(ctx: Context, rawId: unknown): Promise<Prayer> {
  const prayer = await readPrayerPage(ctx, rawId);
  const [comments, updates] = await Promise.all([
    commentRangeOf(ctx, prayer.id, { before: null, rows: shownComments }),
    updatesOf(ctx).load(prayer.id),
  ]);
  return {
    ...prayer,
    comments: newestWithin(pageBytes.rest, comments),
    updates,
  };
}

/** Whether the caller posted this prayer; false for a visitor. @throws NotFound */
export async function checkOwnership(ctx: Context, rawId: unknown): Promise<{ isOwner: boolean }> {
  const { isOwner } = await readPrayer(ctx, rawId);
  return { isOwner };
}

/** Posts a prayer on the wall (specification, section 5) or for approval (contract, section 11). @throws Unauthenticated, BadInput */
export async function submitPrayer(ctx: Context, input: unknown): Promise<PrayerView> {
  const caller = await ctx.requireCaller();
  const form = parse(prayerRule, input);
  requireEncryption(ctx, form.visibility);
  const prayer = await makeOnce<PrayerRow>(ctx, caller, {
    operation: 'submitPrayer',
    input: form,
    make(recordKey) {
      const alert = alertModerators(ctx, 'prayer', wordsOf(form));
      return withinQuota(ctx, caller, 'prayers', (counted) =>
        insertPrayer(ctx, caller.id, form, ctx.sql`${recordKey} ${counted} ${alert}`),
      );
    },
    find: (id) => requirePrayer(ctx, id),
  });
  return viewPrayer(prayer);
}

/** Edits the caller's own prayer. @throws Unauthenticated, NotFound, Forbidden, BadInput */
export async function editPrayer(ctx: Context, rawId: unknown, input: unknown): Promise<PrayerView> {
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawId);
  requireOwn(prayer);
  const words = parse(prayerEditRule, input);
  requireEncryption(ctx, words.visibility);
  const changed = { ...prayer, ...words, onBehalfOf: words.onBehalfOf ?? prayer.onBehalfOf };
  const alert = alertModerators(ctx, 'prayer', wordsOf(changed), { wordsBefore: wordsOf(prayer) });
  return viewPrayer(requireFound(await updatePrayer(ctx, prayer, caller.id, words, alert), notFound));
}

/**
 * Turns the owner's notifications of amens and encouragement off or on. @throws Unauthenticated, NotFound, Forbidden
 */
export async function quietPrayer(ctx: Context, rawId: unknown, isQuiet: boolean): Promise<PrayerView> {
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawId);
  requireOwn(prayer);
  return viewPrayer(requireFound(await updatePrayer(ctx, prayer, caller.id, { isQuiet }), notFound));
}

/** Sets who may read the caller's own prayer. @throws Unauthenticated, NotFound, Forbidden, BadInput */
export async function setVisibility(ctx: Context, rawId: unknown, visibility: unknown): Promise<PrayerView> {
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawId);
  requireOwn(prayer);
  const change = parse(visibilityRule, { visibility });
  requireEncryption(ctx, change.visibility);
  return viewPrayer(requireFound(await updatePrayer(ctx, prayer, caller.id, change), notFound));
}

/**
 * Withdraws the caller's own prayer, answered or not. From then on nobody can read it.
 *
 * @returns its id
 * @throws Unauthenticated, NotFound, Forbidden
 */
export async function withdrawPrayer(ctx: Context, rawId: unknown): Promise<number> {
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawId);
  requireOwn(prayer);
  await removePrayer(ctx.sql, prayer.id, caller.id);
  return prayer.id;
}

/** Nothing is confided to the team where nothing can be encrypted. @throws BadInput */
function requireEncryption({ config }: Context, visibility: PrayerVisibility | undefined): void {
  if (visibility === 'team' && !canSeal(config))
    throw new BadInput([
      { path: 'visibility', message: 'Nothing can be confided to the prayer team here yet' },
    ]);
}

const shownComments = 100;

const notFound = 'Prayer not found';
