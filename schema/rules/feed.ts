import { z } from 'zod';
import type { Message } from '../messages';
import { categoryValues, prayerSortValues } from '../vocabulary';
import { storable } from './text';

export const feedPageSize = 20;
export const largestPage = 100;
/** The longest word of a prayer is its whole description. */
const longestSearch = 500;

/** A page number from a query string, from 1; `0x1` and `1e1` are refused. */
export const wholeNumber = (most: number, error: Message, tooLarge = error) =>
  z.preprocess(
    (text) => (typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : text),
    z.number({ error }).min(1, { error }).max(most, { error: tooLarge }).meta({ type: 'integer' }),
  );

/** The query of GET /api/prayers, as strings (contract, sections 3 and 6). */
export const feedQueryRule = z.object({
  sortBy: z.enum(prayerSortValues, { error: 'sortBy must be recent, amens or trending' }).default('recent'),
  page: wholeNumber(1_000_000, 'page must be a number from 1', 'page is too large').default(1),
  limit: wholeNumber(largestPage, 'limit must be from 1 to 100').default(feedPageSize),
  category: z
    .string({ error: 'Unknown category' })
    .optional()
    .transform((list) =>
      (list ?? '')
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .pipe(z.array(z.enum([...categoryValues, 'all'], { error: 'Unknown category' })))
    .transform((chosen) => (chosen.includes('all') ? [] : chosen.filter((entry) => entry !== 'all'))),
  search: storable(z.string({ error: 'search must be text' }))
    .trim()
    .max(longestSearch, { error: 'search is too long' })
    .optional()
    .transform((words) => words || null),
});

/** The query of a list that is not the feed, as strings: all of it up to a hundred, or a page. */
export const listPageRule = feedQueryRule
  .pick({ page: true })
  .extend({ limit: feedQueryRule.shape.limit.unwrap().default(largestPage) });

/** The query of a list that is whole unless it is too large for one response. */
export const wholeListRule = listPageRule.extend({
  limit: feedQueryRule.shape.limit.unwrap().default(1_000),
});
