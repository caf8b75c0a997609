import * as z from 'zod/mini';
import type { Message } from '../messages';
import { longestSignature } from '../longestSignature';
import { flag, longestText, optionalText, text } from './text';

/** Words of encouragement (specification, section 5; contract, section 7); a blank name counts as missing. */
export const encouragementRule = z.object({
  content: text({ required: 'Content is required', max: longestText }),
  authorName: optionalText({
    error: 'Name must be text',
    max: { characters: longestSignature, message: 'Name too long' },
  }),
  isAnonymous: flag,
});

export const encouragementEditRule = z.pick(encouragementRule, { content: true });

/** The newest encouragements, or those before one of them. */
const largestCommentPage = 100;
const limitRange: Message = `limit must be from 1 to ${largestCommentPage}`;
const lastRange: Message = `last must be from 1 to ${largestCommentPage}`;
const before = 'before must be the number of a comment';

const wholeNumber = (error: Message) => z.int32({ error }).check(z.minimum(1, { error }));

/** The query of GET /api/prayers/{id}/comments, as strings. */
export const commentPageRule = z.object({
  before: z.pipe(z.transform(readNumber), z.nullable(wholeNumber(before))),
  limit: z.pipe(
    z.transform((text) => readNumber(text) ?? largestCommentPage),
    wholeNumber(limitRange).check(z.maximum(largestCommentPage, { error: limitRange })),
  ),
});

/** The same as arguments. */
export const lastCommentsRule = z.object({
  before: z.nullish(wholeNumber(before)),
  last: z.nullish(wholeNumber(lastRange).check(z.maximum(largestCommentPage, { error: lastRange }))),
});

function readNumber(text: unknown): unknown {
  if (text === undefined) return null;
  return typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : text;
}

export type EncouragementForm = z.input<typeof encouragementRule>;
