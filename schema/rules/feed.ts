import * as z from 'zod/mini';
import type { Message } from '../messages';
import { categoryValues, prayerSortValues } from '../vocabulary';
import { storable } from './text';
import { withFallback } from './withFallback';

export const feedPageSize = 20;
export const largestPage = 100;
/** The longest word of a prayer is its whole description. */
const longestSearch = 500;

/** A page number from a query string, from 1; `0x1` and `1e1` are refused. */
export const wholeNumber = (most: number, error: Message, tooLarge = error) =>
  z.pipe(
    z.transform((text) => (typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : text)),
    z
      .number({ error })
      .check(z.minimum(1, { error }), z.maximum(most, { error: tooLarge }), z.meta({ type: 'integer' })),
  );

const pageNumber = z._default(wholeNumber(1_000_000, 'page must be a number from 1', 'page is too large'), 1);

const pageLimit = wholeNumber(largestPage, 'limit must be from 1 to 100');

/** Words to search for, as in a query string: blank is null. */
export const search = z.pipe(
  z.optional(
    z
      .string({ error: 'search must be text' })
      .check(storable, z.trim(), z.maxLength(longestSearch, { error: 'search is too long' })),
  ),
  z.transform((words) => words || null),
);

/** The same as an argument, which may be null. */
export const searchArgument = z.pipe(withFallback(z.string(), undefined), search);

const category = z.pipe(
  z.pipe(
    z.pipe(
      z.optional(z.string({ error: 'Unknown category' })),
      z.transform((list) =>
        (list ?? '')
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== ''),
      ),
    ),
    z.array(z.enum([...categoryValues, 'all'], { error: 'Unknown category' })),
  ),
  z.transform((chosen) => (chosen.includes('all') ? [] : chosen.filter((entry) => entry !== 'all'))),
);

/** The query of GET /api/prayers, as strings (contract, sections 3 and 6). */
export const feedQueryRule = z.object({
  sortBy: z._default(
    z.enum(prayerSortValues, { error: 'sortBy must be recent, amens or trending' }),
    'recent',
  ),
  page: pageNumber,
  limit: z._default(pageLimit, feedPageSize),
  category,
  search,
});

/** The query of a list that is not the feed, as strings: all of it up to a hundred, or a page. */
export const listPageRule = z.object({ page: pageNumber, limit: z._default(pageLimit, largestPage) });

/** The query of a list that is whole unless it is too large for one response. */
export const wholeListRule = z.object({ page: pageNumber, limit: z._default(pageLimit, 1_000) });
