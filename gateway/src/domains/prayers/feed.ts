import { feedPageSize, feedQueryRule, largestPage, searchArgument } from 'schema/rules/feed';
import { categoryValues, prayerSortValues } from 'schema/vocabulary';
import { z } from 'zod';
import type { Context } from '../members/context';
import { readFor } from '../../platform/database/replica';
import { pageOf } from '../../platform/database/cursor';
import { parse } from '../../platform/errors';
import { findNamed } from './categoryNames';
import { readCursor, writeCursor } from './cursor';
import { findFeed } from './feedSql';
import type { PrayerRow } from './sql';
import { mostBytesOfPrayer, viewPrayer, type PrayerView } from './view';

/** A page by number, for REST. */
export interface NumberedPage {
  prayers: PrayerView[];
  hasMore: boolean;
}

/** A page by cursor, for GraphQL. */
export interface PrayerPage {
  prayers: PrayerRow[];
  hasMore: boolean;
  endCursor: string | null;
}

/** The wall by page number (contract, section 6). @throws BadInput if one is out of range */
export async function listPrayersByPage(ctx: Context, query: unknown): Promise<NumberedPage> {
  const { sortBy, page, limit, category, search } = parse(feedQueryRule, query);
  const feed = {
    sort: sortBy,
    categories: category,
    search,
    named: findNamed(search, ctx.requestLocale),
    skip: (page - 1) * limit,
    after: null,
    rows: limit + 1,
  };
  const rows = await readFor(ctx, (reader) => findFeed(reader, feed));
  const prayers = rows.slice(0, limit).map(({ prayer }) => viewPrayer(prayer));
  return { prayers, hasMore: rows.length > limit };
}

/** The wall by cursor: prayers that are posted in the meantime cause neither repeats nor gaps. @throws BadInput */
export async function listPrayers(ctx: Context, input: unknown): Promise<PrayerPage> {
  const { sort, categories, search, first, after } = parse(feedRule, input);
  const feed = {
    sort,
    categories,
    search,
    named: findNamed(search, ctx.requestLocale),
    skip: 0,
    after: after === null ? null : readCursor(sort, after),
    rows: first + 1,
  };
  const rows = await readFor(ctx, (reader) => findFeed(reader, feed));
  const { shown, ...page } = pageOf(rows, first, ({ position }) => writeCursor(sort, position), {
    mostBytes: ({ prayer }) => mostBytesOfPrayer(prayer),
  });
  return { prayers: shown.map(({ prayer }) => prayer), ...page };
}

const feedRule = z.object({
  sort: z.enum(prayerSortValues).default('recent'),
  categories: z
    .array(z.enum(categoryValues))
    .nullish()
    .transform((chosen) => chosen ?? []),
  search: searchArgument,
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
