import { z } from 'zod';
import { flag, longestText, optionalText, text } from './text';

export const encouragementLimits = { authorName: 100 } as const;

/** Words of encouragement (specification, section 5; contract, section 7); a blank name counts as missing. */
export const encouragementRule = z.object({
  content: text({ required: 'Content is required', max: longestText }),
  authorName: optionalText({
    error: 'Name must be text',
    max: { characters: encouragementLimits.authorName, message: 'Name too long' },
  }),
  isAnonymous: flag,
});

export const encouragementEditRule = encouragementRule.pick({ content: true });

export type EncouragementForm = z.input<typeof encouragementRule>;
