import { z } from 'zod';
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

export const encouragementEditRule = encouragementRule.pick({ content: true });

/** The newest encouragements, or those before one of them. */
const largestCommentPage = 100;
const limitRange: Message = `limit must be from 1 to ${largestCommentPage}`;
const lastRange: Message = `last must be from 1 to ${largestCommentPage}`;
const before = 'before must be the number of a comment';

const wholeNumber = (error: Message) => z.int32({ error }).min(1, { error });

/** The query of GET /api/prayers/{id}/comments, as strings. */
export const commentPageRule = z.object({
  before: z.preprocess(readNumber, wholeNumber(before).nullable()),
  limit: z.preprocess(
    (text) => readNumber(text) ?? largestCommentPage,
    wholeNumber(limitRange).max(largestCommentPage, { error: limitRange }),
  ),
});

/** The same as arguments. */
export const lastCommentsRule = z.object({
  before: wholeNumber(before).nullish(),
  last: wholeNumber(lastRange).max(largestCommentPage, { error: lastRange }).nullish(),
});

function readNumber(text: unknown): unknown {
  if (text === undefined) return null;
  return typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : text;
}

export type EncouragementForm = z.input<typeof encouragementRule>;
