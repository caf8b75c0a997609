import { listPageRule } from 'schema/rules/feed';
import { testimonyRule } from 'schema/rules/testimony';
import type { Testimonial, TestimonialPage } from '../../gen/resolvers';
import { cursorPageRule, pageOf, readCursor, writeCursor } from '../../platform/database/cursor';
import { makeOnce } from '../../platform/database/idempotency';
import { Conflict, parse, requireById, requireFound } from '../../platform/errors';
import type { AppServices } from '../../platform/services';
import { actOn } from '../members/actOn';
import type { Context } from '../members/context';
import { requireNotWithheld, requireOwn } from '../prayers/policy';
import { requirePrayer } from '../prayers/prayers';
import { requireNotAuthor } from './policy';
import {
  announceAnswer,
  findOwnTestimonial,
  findTestimonial,
  findTestimonials,
  insertPraise,
  insertTestimonial,
} from './sql';
import { viewTestimonial } from './view';

/** The testimonial wall by page numbers, newest first, for REST. @throws BadInput */
export async function listTestimonialsByPage(ctx: Context, query: unknown): Promise<Testimonial[]> {
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
export async function requireTestimonial(ctx: Context, rawId: unknown): Promise<Testimonial> {
  return viewTestimonial(await requireById(rawId, notFound, (id) => findTestimonial(ctx, id)));
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
): Promise<Testimonial> {
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawPrayerId);
  requireOwn(prayer);
  const words = parse(testimonyRule, input);

  const testimonial = await makeOnce(ctx, caller, {
    operation: 'shareTestimony',
    input: { prayerId: prayer.id, ...words },
    async make(recordKey) {
      requireNotWithheld(prayer);
      return insertTestimonial(ctx, prayer.id, caller.id, words, recordKey);
    },
    find: async (id) => requireFound(await findOwnTestimonial(ctx, id), notFound),
  });
  if (!testimonial) throw new Conflict('This prayer has already become a testimony');
  return viewTestimonial(testimonial);
}

/** Notifies all who said amen to prayers that are answered. */
export async function announceAnswers({ database }: AppServices, isStopping: () => boolean): Promise<void> {
  while (!isStopping()) {
    const hasFound = await announceAnswer(database.sql, notifiedAtOnce);
    if (!hasFound) return;
  }
}

/** Whether the caller has praised God for a testimony; false for a visitor. @throws NotFound */
export async function checkPraise(ctx: Context, rawId: unknown): Promise<{ hasPraised: boolean }> {
  const { hasPraised } = await requireTestimonial(ctx, rawId);
  return { hasPraised };
}

/** Praises God for another's testimony; repeating changes nothing. @throws Unauthenticated, NotFound, Forbidden */
export async function givePraise(ctx: Context, rawId: unknown): Promise<Testimonial> {
  const testimonial = await actOn(ctx, rawId, notFound, (id) => insertPraise(ctx, id));
  requireNotAuthor(testimonial);
  return viewTestimonial(testimonial);
}

const notFound = 'Testimony not found';

/** Members in one statement: a prayer may have very many amens. */
const notifiedAtOnce = 500;
