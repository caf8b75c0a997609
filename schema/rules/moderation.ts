import * as z from 'zod/mini';
import { text, type Bound } from './text';
import { withFallback } from './withFallback';

export const moderationLimits = { reason: 1000, careMessage: 2000 } as const;

export const longestReason: Bound = {
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

const restMessage = 'Please choose from 1 to 3650 days, or never';

/** After how many days without anything new prayers rest; null for never. */
export const restRule = z.object({
  days: withFallback(
    z
      .int({ error: restMessage })
      .check(z.minimum(1, { error: restMessage }), z.maximum(3650, { error: restMessage })),
    null,
  ),
});

export type ReasonForm = z.input<typeof reasonRule>;

/** A message of the moderators to the author of a text that mentions self-harm. */
export const careMessageRule = z.object({
  message: text({
    required: 'Please write a few words',
    min: { characters: 10, message: 'Please write at least 10 characters' },
    max: { characters: moderationLimits.careMessage, message: 'Please use at most 2,000 characters' },
  }),
});
