import type { ReportedKind } from 'schema/vocabulary';
import { reasonRule } from 'schema/rules/moderation';
import type { Context } from '../context';
import { cursorPageRule, pageOf, readCursor, writeCursor } from '../db/cursor';
import { Conflict, NotFound, parse, parseId } from '../errors';
import { requireReadableComment, requireReadablePost } from '../groups/posts';
import { requireComment } from '../prayers/encouragement';
import { requirePrayer } from '../prayers/prayers';
import { requireTestimonial } from '../testimonials/testimonials';
import { countCases, decide, findLog, findQueue, insertReport, suspendAuthorOf } from './sql';
import { findText } from './texts';
import { viewCase, viewEntry, type AuditView, type CaseView } from './view';

/** A text as both doors name it, and why somebody wants something done about it. */
interface Complaint {
  kind: ReportedKind;
  targetId: unknown;
  reason: unknown;
}

export interface AuditPage {
  entries: AuditView[];
  hasMore: boolean;
  endCursor: string | null;
}

/** Reports a text that the caller can read; again changes nothing. @throws Unauthenticated, NotFound, BadInput, Conflict */
export async function report(ctx: Context, { kind, targetId, reason }: Complaint): Promise<true> {
  const caller = await ctx.requireCaller();
  const id = parseId(targetId, 'There is nothing to report');
  const { isOwner } = await readable[kind](ctx, id);
  const form = parse(reasonRule, { reason });
  if (isOwner) throw new Conflict('You wrote this yourself');
  const text = await findText(ctx.sql, kind, id);
  if (!text) throw new NotFound('There is nothing to report');
  await insertReport(ctx.sql, { kind, targetId: id, reporterId: caller.id, link: text.link, ...form });
  return true;
}

/** What waits to be looked at. @throws Unauthenticated, Forbidden */
export async function listQueue(ctx: Context): Promise<CaseView[]> {
  await ctx.requireSiteAdmin();
  const rows = await findQueue(ctx.sql);
  return rows.map(viewCase);
}

/** How many texts wait; 0 for everyone but site administrators. */
export async function countQueue(ctx: Context): Promise<number> {
  const caller = await ctx.findCaller();
  return caller?.isSiteAdmin ? countCases(ctx.sql) : 0;
}

/** Hides a text, shows it again, or lets it stay; its author is told. @throws Unauthenticated, Forbidden, NotFound, BadInput */
export async function decideOn(
  ctx: Context,
  action: 'hide' | 'restore' | 'dismiss',
  complaint: Complaint,
): Promise<true> {
  await decide(ctx.sql, action, await requireCase(ctx, complaint));
  return true;
}

/** Suspends whoever wrote a text, without telling who it is. @throws Unauthenticated, Forbidden, NotFound, BadInput */
export async function suspendAuthor(ctx: Context, complaint: Complaint): Promise<true> {
  await suspendAuthorOf(ctx.sql, await requireCase(ctx, complaint), ctx.config.adminEmails);
  ctx.kept.forgetAll();
  return true;
}

/** What was done, newest first. @throws Unauthenticated, Forbidden, BadInput */
export async function listLog(ctx: Context, input: unknown): Promise<AuditPage> {
  await ctx.requireSiteAdmin();
  const { first, after } = parse(cursorPageRule, input);
  const rows = await findLog(ctx.sql, { after: readCursor(after), rows: first + 1 });
  const { shown, ...page } = pageOf(rows, first, writeCursor);
  return { entries: shown.map(viewEntry), ...page };
}

/** How each kind of text is read, in the caller's own right. @throws NotFound */
const readable: Record<ReportedKind, (ctx: Context, id: number) => Promise<{ isOwner: boolean }>> = {
  prayer: requirePrayer,
  comment: requireComment,
  testimonial: requireTestimonial,
  group_post: requireReadablePost,
  group_post_comment: requireReadableComment,
};

async function requireCase(ctx: Context, { kind, targetId, reason }: Complaint) {
  const { id: actorId } = await ctx.requireSiteAdmin();
  const id = parseId(targetId, 'There is no such text');
  const text = await findText(ctx.sql, kind, id);
  if (!text) throw new NotFound('There is no such text');
  return { kind, targetId: id, actorId, link: text.link, ...parse(reasonRule, { reason }) };
}
