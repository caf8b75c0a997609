import { z } from 'zod';
import { text } from './text';

export const moderationLimits = { reason: 1000 } as const;

export const longestReason = {
  characters: moderationLimits.reason,
  message: 'Please use at most 1000 characters',
};

/** The reason for a report, or for a decision on a text or a member. */
export const reasonRule = z.object({
  reason: text({
    required: 'Please say why',
    max: longestReason,
  }),
});

export type ReasonForm = z.input<typeof reasonRule>;
