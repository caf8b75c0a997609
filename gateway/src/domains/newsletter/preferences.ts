import { timeZone } from 'schema/rules/timeZone';
import type { Message } from 'schema/messages';
import { z } from 'zod';

/** When a subscriber gets the digest, in the local time of their zone. */
export interface Preferences {
  /** IANA name. */
  timeZone: string;
  /** 1 = Monday … 7 = Sunday. */
  weekday: number;
  /** 0-23. */
  hour: number;
  isPaused: boolean;
}

/** A whole number, as a form without JavaScript sends it. */
const choice = (smallest: number, largest: number, message: Message) =>
  z
    .string({ error: message })
    .regex(/^\d{1,2}$/, { error: message })
    .transform(Number)
    .pipe(z.int().min(smallest, { error: message }).max(largest, { error: message }));

/** The form of a subscriber's preferences; an unchecked box is not sent. */
export const preferencesRule = z.object({
  timeZone,
  weekday: choice(1, 7, 'Please choose a weekday'),
  hour: choice(0, 23, 'Please choose an hour'),
  isPaused: z
    .literal('on', { error: 'Please choose whether the digest is paused' })
    .optional()
    .transform((box) => box !== undefined),
});
