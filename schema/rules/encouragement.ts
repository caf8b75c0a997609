import { z } from 'zod';
import { flag, storable, text } from './text';

/** Words of encouragement (specification, section 5): no length limit; a blank name counts as missing. */
export const encouragementRule = z.object({
  content: text({ required: 'Content is required' }),
  authorName: storable(z.string({ error: 'Name must be text' }))
    .trim()
    .nullish()
    .transform((value) => value || null),
  isAnonymous: flag,
});

export const encouragementEditRule = encouragementRule.pick({ content: true });

export type EncouragementForm = z.input<typeof encouragementRule>;
