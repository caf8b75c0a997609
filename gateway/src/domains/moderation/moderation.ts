import type { ReportedKind } from 'schema/vocabulary';
import { reasonRule } from 'schema/rules/moderation';
import type { AuditPage, HiddenText, ModerationCase } from '../../gen/resolvers';
import { cursorPageRule, pageOf, readCursor, writeCursor } from '../../platform/database/cursor';
import { firstWithin, pageBytes } from '../../platform/database/pageSize';
import { Conflict, parse, parseId, requireFound } from '../../platform/errors';
import { mayReadTeam, type Context } from '../members/context';
import { requireReadableComment, requireReadablePost } from '../groups/posts';
import { requireComment } from '../prayers/encouragement';
import { requirePrayer } from '../prayers/prayers';
import { requireTestimonial } from '../testimonials/testimonials';
import { findLog } from './auditLog';
import { countWaiting, decide, findHiddenText, findQueue, insertReport, suspendAuthorOf } from './sql';
import { findLink, isUnderHiddenPrayer } from './texts';
import { undoHiding } from './undoSql';
import { viewCase, viewEntry, viewHidden } from './view';

/** A text by kind and number. */
export interface TextAddress {
  kind: ReportedKind;
  targetId: unknown;
}

/** The same with the reason of a report or decision. */
interface Complaint extends TextAddress {
  reason: unknown;
}

/**
 * Reports a text that the caller can read; repeating changes nothing. @throws Unauthenticated, NotFound, BadInput,
 * Conflict
 */
export async function report(ctx: Context, { kind, targetId, reason }: Complaint): Promise<true> {
  const caller = await ctx.requireCaller();
  const id = parseId(targetId, 'There is nothing to report');
  const { isOwner } = await readable[kind](ctx, id);
  const form = parse(reasonRule, { reason });
  if (isOwner) throw new Conflict('You wrote this yourself');
  const link = requireFound(await findLink(ctx.sql, kind, id, true), 'There is nothing to report');
  await insertReport(ctx.sql, { kind, targetId: id, reporterId: caller.id, link, ...form });
  return true;
}

/** The most urgent open cases. @throws Unauthenticated, Forbidden */
export async function listQueue(ctx: Context): Promise<ModerationCase[]> {
  const caller = await ctx.requireModerator();
  const rows = await findQueue(ctx, mayReadTeam(caller));
  return firstWithin(pageBytes.ofMembers, rows.map(viewCase));
}

/** The number of open cases and of prayers that wait to be approved; 0 for everyone who decides about neither. */
export async function countQueue(ctx: Context): Promise<number> {
  const caller = await ctx.findCaller();
  return caller?.isModerator ? countWaiting(ctx.sql, mayReadTeam(caller)) : 0;
}

/**
 * Hides a text, restores it, or dismisses its reports; the author is notified. @throws Unauthenticated, Forbidden,
 * NotFound, BadInput, Conflict
 */
export async function decideOn(
  ctx: Context,
  action: 'hide' | 'restore' | 'dismiss',
  complaint: Complaint,
): Promise<true> {
  const text = await requireCase(ctx, complaint);
  if (action !== 'hide') await requireRestorable(ctx, text, action === 'dismiss');
  await decide(ctx.sql, action, text);
  return true;
}

/**
 * Undoes the last decision about a text if it was to hide it, with the reports and the alert that it has closed.
 * Repeating it changes nothing. @throws Unauthenticated, Forbidden, NotFound, Conflict
 */
export async function undoHide(ctx: Context, address: TextAddress): Promise<true> {
  const text = await requireModeratedText(ctx, address);
  await requireRestorable(ctx, text);
  await undoHiding(ctx.sql, text);
  return true;
}

/** Suspends the author of a text without revealing who it is. @throws Unauthenticated, Forbidden, NotFound, BadInput */
export async function suspendAuthor(ctx: Context, complaint: Complaint): Promise<true> {
  await suspendAuthorOf(ctx.sql, await requireCase(ctx, complaint), ctx.config);
  return true;
}

/** Why a text is hidden; null if it is not. @throws Unauthenticated, Forbidden, NotFound */
export async function findHidden(ctx: Context, address: TextAddress): Promise<HiddenText | null> {
  const caller = await ctx.requireModerator();
  const id = parseId(address.targetId, noSuchText);
  const hidden = await findHiddenText(ctx.sql, address.kind, id, mayReadTeam(caller));
  return hidden && viewHidden(hidden);
}

/** The audit log, newest first. @throws Unauthenticated, Forbidden, BadInput */
export async function listLog(ctx: Context, input: unknown): Promise<AuditPage> {
  await ctx.requireSiteAdmin();
  const { first, after } = parse(cursorPageRule, input);
  const rows = await findLog(ctx.sql, { after: readCursor(after), rows: first + 1 });
  const { shown, ...page } = pageOf(rows, first, writeCursor);
  return { entries: shown.map(viewEntry), ...page };
}

/** How each kind of text is read with the caller's permissions. @throws NotFound */
const readable: Record<ReportedKind, (ctx: Context, id: number) => Promise<{ isOwner: boolean }>> = {
  prayer: requirePrayer,
  comment: requireComment,
  testimonial: requireTestimonial,
  group_post: requireReadablePost,
  group_post_comment: requireReadableComment,
};

async function requireCase(ctx: Context, { reason, ...address }: Complaint) {
  return { ...(await requireModeratedText(ctx, address)), ...parse(reasonRule, { reason }) };
}

/**
 * Nothing restores a text whose prayer is hidden or removed (contract, section 7).
 *
 * @param ifHidden whether only a text that is hidden itself would be restored
 * @throws Conflict
 */
async function requireRestorable(
  { sql }: Context,
  { kind, targetId }: { kind: ReportedKind; targetId: number },
  ifHidden = false,
): Promise<void> {
  if (await isUnderHiddenPrayer(sql, kind, targetId, ifHidden))
    throw new Conflict('This cannot be restored while its prayer is hidden or removed');
}

/** A text, whatever its status, for the moderator who acts on it. @throws Unauthenticated, Forbidden, NotFound */
export async function requireModeratedText(ctx: Context, { kind, targetId }: TextAddress) {
  const caller = await ctx.requireModerator();
  const id = parseId(targetId, noSuchText);
  const link = requireFound(await findLink(ctx.sql, kind, id, mayReadTeam(caller)), noSuchText);
  return { kind, targetId: id, actorId: caller.id, link };
}

const noSuchText = 'There is no such text';
