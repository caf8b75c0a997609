import { feedPageSize, feedQueryRule, largestPage } from 'schema/rules/feed';
import { categoryValues, prayerSortValues } from 'schema/vocabulary';
import { z } from 'zod';
import type { Context } from '../context';
import { readFor } from '../db/replica';
import { parse } from '../errors';
import { readCursor, writeCursor, type Place } from './cursor';
import { findFeed, placeIn } from './feedSql';
import { viewPrayer, viewUnread, type PrayerView, type UnreadPrayerView } from './view';

/** A page by number, for REST. */
export interface NumberedPage {
  prayers: PrayerView[];
  hasMore: boolean;
}

/** A page by cursor, for GraphQL. */
export interface PrayerPage {
  prayers: UnreadPrayerView[];
  hasMore: boolean;
  endCursor: string | null;
}

/**
 * The wall by page numbers; anything out of range is refused (contract, section 6). Whoever reads page after page goes on
 * where the page before ended, as long as nothing has changed since: numbers mean the same as if all were counted.
 *
 * @throws BadInput
 */
export async function listPrayersByPage(ctx: Context, query: unknown): Promise<NumberedPage> {
  const { sortBy, page, limit, category, search } = parse(feedQueryRule, query);
  const endOf = (number: number) => JSON.stringify([sortBy, category, search, limit, number]);
  const before = page > 1 ? ctx.kept.find<Place>('places', endOf(page - 1)) : null;
  const note = ctx.kept.noting('places');
  const feed = {
    sort: sortBy,
    categories: category,
    search,
    skip: before ? 0 : (page - 1) * limit,
    after: before,
    rows: limit + 1,
  };
  const rows = await readFor(ctx, (asking) => findFeed(asking, feed));
  const shown = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  if (hasMore) note(endOf(page), placeIn(sortBy, shown.at(-1)!));
  return { prayers: shown.map(viewPrayer), hasMore };
}

/** The wall by cursors: what is brought while somebody reads neither repeats a prayer nor skips one. @throws BadInput */
export async function listPrayers(ctx: Context, input: unknown): Promise<PrayerPage> {
  const { sort, categories, search, first, after } = parse(feedRule, input);
  const feed = {
    sort,
    categories,
    search,
    skip: 0,
    after: after === null ? null : readCursor(sort, after),
    rows: first + 1,
  };
  const rows = await readFor(ctx, (asking) => findFeed(asking, feed));
  const shown = rows.slice(0, first);
  const hasMore = rows.length > first;
  return {
    prayers: shown.map(viewUnread),
    hasMore,
    endCursor: hasMore ? writeCursor(sort, placeIn(sort, shown.at(-1)!)) : null,
  };
}

const feedRule = z.object({
  sort: z.enum(prayerSortValues).default('recent'),
  categories: z
    .array(z.enum(categoryValues))
    .nullish()
    .transform((chosen) => chosen ?? []),
  search: z
    .string()
    .nullish()
    .transform((words) => words ?? undefined)
    .pipe(feedQueryRule.shape.search),
  first: z
    .int({ error: `first must be from 1 to ${largestPage}` })
    .min(1, { error: `first must be from 1 to ${largestPage}` })
    .max(largestPage, { error: `first must be from 1 to ${largestPage}` })
    .default(feedPageSize),
  after: z
    .string()
    .nullish()
    .transform((cursor) => cursor ?? null),
});
