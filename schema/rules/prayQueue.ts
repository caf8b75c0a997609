import { z } from 'zod';
import type { Message } from '../messages';
import { wholeNumber } from './feed';

const most = 50;
const usual = 10;
const mostExcluded = 1_000;

const limitMessage: Message = `limit must be from 1 to ${most}`;
const excludeMessage: Message = `exclude must be at most ${mostExcluded} numbers of prayers`;

/** The query of GET /api/pray-queue, as strings (contract, section 10). */
export const prayQueueQueryRule = z.object({
  limit: wholeNumber(most, limitMessage).default(usual),
  exclude: z
    .string({ error: excludeMessage })
    .regex(/^(?:\d{1,10}(?:,\d{1,10})*)?$/, { error: excludeMessage })
    .default('')
    .transform((list) => (list === '' ? [] : list.split(',').map(Number)))
    .refine(areIds, { error: excludeMessage }),
});

/** The arguments of Query.prayQueue. */
export const prayQueueRule = z.object({
  limit: z
    .int({ error: limitMessage })
    .min(1, { error: limitMessage })
    .max(most, { error: limitMessage })
    .default(usual),
  exclude: z
    .array(z.int({ error: excludeMessage }))
    .nullish()
    .transform((ids) => ids ?? [])
    .refine(areIds, { error: excludeMessage }),
});

function areIds(ids: readonly number[]): boolean {
  return ids.length <= mostExcluded && ids.every((id) => id >= 1 && id < 2 ** 31);
}
