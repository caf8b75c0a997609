import { listPageRule } from 'schema/rules/feed';
import { testimonyRule } from 'schema/rules/testimony';
import type { Context } from '../context';
import { cursorPageRule, pageOf, readCursor, writeCursor } from '../db/cursor';
import { makeOnce } from '../db/idempotency';
import { Conflict, NotFound, parse, parseId } from '../errors';
import { requireOwn } from '../prayers/policy';
import { requirePrayer } from '../prayers/prayers';
import { requireAnothers } from './policy';
import {
  findOwnTestimonial,
  findTestimonial,
  findTestimonials,
  insertPraise,
  insertTestimonial,
} from './sql';
import { viewTestimonial, type TestimonialView } from './view';

/** A page of the testimonial wall by cursor, for GraphQL. */
export interface TestimonialPage {
  testimonials: TestimonialView[];
  hasMore: boolean;
  endCursor: string | null;
}

/** The testimonial wall by page numbers, newest first, for REST. @throws BadInput */
export async function listTestimonialsByPage(ctx: Context, query: unknown): Promise<TestimonialView[]> {
  const { page, limit } = parse(listPageRule, query);
  const rows = await findTestimonials(ctx, { after: null, skip: (page - 1) * limit, rows: limit });
  return rows.map(viewTestimonial);
}

/** The testimonial wall by cursors. @throws BadInput */
export async function listTestimonials(ctx: Context, input: unknown): Promise<TestimonialPage> {
  const { first, after } = parse(cursorPageRule, input);
  const rows = await findTestimonials(ctx, { after: readCursor(after), skip: 0, rows: first + 1 });
  const { shown, ...page } = pageOf(rows, first, writeCursor);
  return { testimonials: shown.map(viewTestimonial), ...page };
}

/** @throws NotFound */
export async function requireTestimonial(ctx: Context, rawId: unknown): Promise<TestimonialView> {
  const testimonial = await findTestimonial(ctx, parseId(rawId, 'Testimony not found'));
  if (!testimonial) throw new NotFound('Testimony not found');
  return viewTestimonial(testimonial);
}

/**
 * Turns the caller's own prayer into a testimony, as anonymous as the prayer was (specification, section 4).
 *
 * @throws Unauthenticated, NotFound, Forbidden, BadInput, Conflict
 */
export async function shareTestimony(
  ctx: Context,
  rawPrayerId: unknown,
  input: unknown,
): Promise<TestimonialView> {
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawPrayerId);
  requireOwn(prayer);
  const words = parse(testimonyRule, input);

  const form = { prayerId: prayer.id, ...words };
  const id = await makeOnce(ctx, caller, { operation: 'shareTestimony', input: form }, (remember) =>
    insertTestimonial(ctx.sql, prayer.id, caller.id, words, remember),
  );
  if (id === null) throw new Conflict('This prayer has already become a testimony');
  const testimonial = await findOwnTestimonial(ctx, id);
  if (!testimonial) throw new NotFound('Testimony not found');
  return viewTestimonial(testimonial);
}

/** Whether the caller has praised God for a testimony; never for a visitor. @throws NotFound */
export async function checkPraise(ctx: Context, rawId: unknown): Promise<{ hasPraised: boolean }> {
  const { hasPraised } = await requireTestimonial(ctx, rawId);
  return { hasPraised };
}

/** Praises God for another's testimony. Doing it again changes nothing. @throws Unauthenticated, NotFound, Forbidden */
export async function givePraise(
  ctx: Context,
  rawId: unknown,
): Promise<{ hasPraised: true; praiseCount: number }> {
  const caller = await ctx.requireCaller();
  const testimonial = await insertPraise(ctx.sql, parseId(rawId, 'Testimony not found'), caller.id);
  if (!testimonial) throw new NotFound('Testimony not found');
  requireAnothers(testimonial);
  return { hasPraised: true, praiseCount: testimonial.praiseCount };
}
