import { z } from 'zod';
import { categoryValues, prayerSortValues } from '../vocabulary';
import { storable } from './text';

export const feedPageSize = 20;
export const largestPage = 100;

const wholeNumber = (message: string) => z.coerce.number({ error: message }).int({ error: message });

/** The query of GET /api/prayers, as strings (contract, sections 3 and 6). */
export const feedQueryRule = z.object({
  sortBy: z.enum(prayerSortValues, { error: 'sortBy must be recent, amens or trending' }).default('recent'),
  page: wholeNumber('page must be a number from 1')
    .min(1, { error: 'page must be a number from 1' })
    .max(1_000_000, { error: 'page is too large' })
    .default(1),
  limit: wholeNumber('limit must be from 1 to 100')
    .min(1, { error: 'limit must be from 1 to 100' })
    .max(largestPage, { error: 'limit must be from 1 to 100' })
    .default(feedPageSize),
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
    .max(200, { error: 'search is too long' })
    .optional()
    .transform((words) => words || null),
});

/** The query of a list that is not the feed, as strings: all of it up to a hundred, or a page. */
export const listPageRule = feedQueryRule
  .pick({ page: true })
  .extend({ limit: feedQueryRule.shape.limit.unwrap().default(largestPage) });
