import * as z from 'zod/mini';
import type { Message } from '../messages';
import { frequencyValues } from '../vocabulary';
import { longestText, optionalText, text } from './text';
import { timeZone } from './timeZone';
import { withFallback } from './withFallback';

export const reminderLimits = { title: 200 } as const;

const badTime = 'Invalid time format (HH:MM)';

/** A whole number of a small range, or nothing. */
const choice = (largest: number, message: Message) =>
  withFallback(
    z.int({ error: message }).check(z.minimum(1, { error: message }), z.maximum(largest, { error: message })),
    null,
  );

/** A personal reminder (specification, section 5; contract, section 6). */
export const reminderRule = z.object({
  title: text({
    required: 'Title is required',
    max: { characters: reminderLimits.title, message: 'Title too long' },
  }),
  description: optionalText({ error: 'Description must be text', max: longestText }),
  reminderTime: z.string({ error: badTime }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: badTime })),
  frequency: z.enum(frequencyValues, { error: 'Frequency is required' }),
  /** 1 = Monday … 7 = Sunday; today's if missing. */
  weekday: choice(7, 'Please choose a weekday'),
  /** 1-31; today's if missing. */
  monthDay: choice(31, 'Please choose a day from 1 to 31'),
  /** The member's own if missing. */
  timeZone: withFallback(timeZone, null),
  /** The prayer that the reminder is for; null for none. If missing, an edited reminder keeps its prayer. */
  prayerId: z.nullish(
    z.int32({ error: 'Please choose a prayer' }).check(z.minimum(1, { error: 'Please choose a prayer' })),
  ),
});

export type ReminderForm = z.input<typeof reminderRule>;
