import * as z from 'zod/mini';
import type { Message } from '../messages';
import { wholeNumber } from './feed';
import { withFallback } from './withFallback';

const most = 50;
const usual = 10;
const mostExcluded = 1_000;

const limitMessage: Message = `limit must be from 1 to ${most}`;
const excludeMessage: Message = `exclude must be at most ${mostExcluded} numbers of prayers`;

/** The query of GET /api/pray-queue, as strings (contract, section 10). */
export const prayQueueQueryRule = z.object({
  limit: z._default(wholeNumber(most, limitMessage), usual),
  exclude: z
    .pipe(
      z._default(
        z
          .string({ error: excludeMessage })
          .check(z.regex(/^(?:\d{1,10}(?:,\d{1,10})*)?$/, { error: excludeMessage })),
        '',
      ),
      z.transform((list) => (list === '' ? [] : list.split(',').map(Number))),
    )
    .check(z.refine(areIds, { error: excludeMessage })),
});

/** The arguments of Query.prayQueue. */
export const prayQueueRule = z.object({
  limit: z._default(
    z
      .int({ error: limitMessage })
      .check(z.minimum(1, { error: limitMessage }), z.maximum(most, { error: limitMessage })),
    usual,
  ),
  exclude: withFallback(z.array(z.int({ error: excludeMessage })), []).check(
    z.refine(areIds, { error: excludeMessage }),
  ),
});

function areIds(ids: readonly number[]): boolean {
  return ids.length <= mostExcluded && ids.every((id) => id >= 1 && id < 2 ** 31);
}
