import * as z from 'zod/mini';
import { listPageRule, search, searchArgument } from './feed';
import { isBlank } from '../visibleText';
import { storable } from './text';
import { withFallback } from './withFallback';

/** The query of the administrators' lists over REST, as strings. */
export const adminListRule = z.extend(listPageRule, { search });

/** Characters; our own cursors are shorter. */
const longestCursor = 500;

const firstMessage = 'first must be from 1 to 100';

/** The same lists by cursor. */
export const adminPageRule = z.object({
  search: searchArgument,
  first: z
    .int({ error: firstMessage })
    .check(z.minimum(1, { error: firstMessage }), z.maximum(100, { error: firstMessage })),
  after: withFallback(
    z.string().check(z.maxLength(longestCursor, { error: 'This cursor is not one of this list' })),
    null,
  ),
});

const bannerLimit = 2000;

const banner = z.nullish(
  z.string({ error: 'Banner text must be text' }).check(
    storable,
    z.trim(),
    z.refine((text) => Array.from(text).length <= bannerLimit, {
      error: `Banner text can have at most ${bannerLimit} characters`,
    }),
    z.overwrite((text) => (isBlank(text) ? '' : text)),
  ),
);

/** Scrolling texts by page; unknown pages are refused, pages that are left out keep theirs. */
export const bannersRule = z.strictObject(
  { landing: banner, prayers: banner, testimonials: banner, features: banner },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? 'Unknown page' : 'Banner texts are needed by page',
  },
);
