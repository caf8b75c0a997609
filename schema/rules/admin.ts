import { z } from 'zod';
import { feedQueryRule, listPageRule } from './feed';
import { isBlank } from '../visibleText';
import { storable } from './text';

/** The query of the administrators' lists over REST, as strings. */
export const adminListRule = listPageRule.extend({ search: feedQueryRule.shape.search });

/** Characters; our own cursors are shorter. */
const longestCursor = 500;

const firstMessage = 'first must be from 1 to 100';

/** The same lists by cursor. */
export const adminPageRule = z.object({
  search: z
    .string()
    .nullish()
    .transform((words) => words ?? undefined)
    .pipe(feedQueryRule.shape.search),
  first: z.int({ error: firstMessage }).min(1, { error: firstMessage }).max(100, { error: firstMessage }),
  after: z
    .string()
    .max(longestCursor, { error: 'This cursor is not one of this list' })
    .nullish()
    .transform((cursor) => cursor ?? null),
});

const bannerLimit = 2000;

const banner = storable(z.string({ error: 'Banner text must be text' }))
  .trim()
  .refine((text) => Array.from(text).length <= bannerLimit, {
    error: `Banner text can have at most ${bannerLimit} characters`,
  })
  .overwrite((text) => (isBlank(text) ? '' : text))
  .nullish();

/** Scrolling texts by page; unknown pages are refused, pages that are left out keep theirs. */
export const bannersRule = z.strictObject(
  { landing: banner, prayers: banner, testimonials: banner, features: banner },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? 'Unknown page' : 'Banner texts are needed by page',
  },
);
