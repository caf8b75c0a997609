import * as z from 'zod/mini';
import type { Message } from '../messages';
import { chainHours, chainVisibilityValues } from '../vocabulary';
import { clockAt, instantOf } from '../zoneClock';
import { email } from './email';
import { calendarDay, instant, yearMessage } from './instant';
import { longestText, optionalText, text } from './text';
import { timeZone } from './timeZone';
import { withFallback } from './withFallback';

export const chainLimits = {
  slotMinutes: 60,
  shortestDays: 1,
  longestDays: 7,
  invitations: 100,
  title: 200,
} as const;

const chainMessages = {
  startMissing: 'Start date is required',
  tooShort: 'Duration must be at least 1 day',
  tooLong: 'Duration cannot exceed 7 days',
  uneven: 'Duration must be whole days',
} as const;

const title = text({
  required: 'Title is required',
  max: { characters: chainLimits.title, message: 'Title too long' },
});

const description = optionalText({ error: 'Description must be text', max: longestText });

const visibility = withFallback(
  z.enum(chainVisibilityValues, { error: 'Please choose who can see this chain' }),
  'public',
);

/** An invited address, in lower case. */
export const invitedEmail = z.pipe(
  email,
  z.transform((address) => address.toLowerCase()),
);

/** Addresses to invite, each once. */
export const inviteEmails = z.pipe(
  z.nullish(
    z.array(invitedEmail, { error: 'Please enter a valid email address' }).check(
      z.maxLength(chainLimits.invitations, {
        error: `At most ${chainLimits.invitations} people can be invited at once`,
      }),
    ),
  ),
  z.transform((addresses) => [...new Set(addresses ?? [])]),
);

const noGroup = 'Please choose a group';

const selectedGroups = z.pipe(
  z.nullish(
    z
      .array(z.int32({ error: noGroup }).check(z.minimum(1, { error: noGroup })), { error: noGroup })
      .check(z.maxLength(100, { error: 'Please choose fewer groups' })),
  ),
  z.transform((ids) => [...new Set(ids ?? [])]),
);

/** A chain as both APIs receive it (specification, section 5; contract, section 6). Its days are those of its zone. */
export const chainRule = z.pipe(
  z.object({
    title,
    description,
    startTime: instant(chainMessages.startMissing),
    endTime: z.optional(z.unknown()).check(z.meta({ type: 'string', format: 'date-time' })),
    slotDuration: withFallback(
      z.literal(chainLimits.slotMinutes, { error: 'A slot lasts 60 minutes' }),
      chainLimits.slotMinutes,
    ),
    visibility,
    inviteEmails,
    selectedGroups,
    timeZone: withFallback(timeZone, 'UTC'),
  }),
  z.transform(({ endTime, ...chain }, { issues }) => {
    const end = instant(chainMessages.tooShort).safeParse(endTime);
    const message = end.success
      ? judgeLength(chain.startTime, end.data, chain.timeZone)
      : end.error.issues[0]!.message;
    if (end.success && message === null) return { ...chain, endTime: end.data };
    issues.push({
      code: 'custom',
      message: message!,
      path: [message === yearMessage ? 'endTime' : 'duration'],
      input: endTime,
    });
    return z.NEVER;
  }),
);

/** The form on the page: a day and a length instead of two instants. A chain for groups needs one, or nobody sees it. */
export const chainFormRule = z
  .object({
    title,
    description,
    startDate: calendarDay(chainMessages.startMissing),
    duration: z.coerce
      .number({ error: chainMessages.tooShort })
      .check(
        z.int({ error: chainMessages.uneven }),
        z.minimum(chainLimits.shortestDays, { error: chainMessages.tooShort }),
        z.maximum(chainLimits.longestDays, { error: chainMessages.tooLong }),
      ),
    visibility,
    inviteEmails,
    selectedGroups,
    timeZone,
  })
  .check(
    z.refine((chain) => chain.visibility !== 'groups' || chain.selectedGroups.length > 0, {
      error: 'Please choose groups that you belong to',
      path: ['selectedGroups'],
      // Also beside what is wrong in other fields, so that the form says everything at once.
      when: ({ value }) => Array.isArray((value as { selectedGroups?: unknown } | null)?.selectedGroups),
    }),
  );

export type ChainForm = z.input<typeof chainFormRule>;

const noHour = 'Please choose an hour from 0 to 23';

export const hourSlotRule = z.object({
  hourSlot: z
    .int({ error: noHour })
    .check(z.minimum(0, { error: noHour }), z.maximum(chainHours - 1, { error: noHour })),
});

const secondMs = 1000;
const dayMs = 24 * 60 * 60 * secondMs;

/** The error message for a chain's length; null if it is valid. */
function judgeLength(start: Date, end: Date, zone: string): Message | null {
  const whole = wholeDays(start.getTime(), end.getTime(), zone);
  const days = whole ?? (end.getTime() - start.getTime()) / dayMs;
  if (days < chainLimits.shortestDays) return chainMessages.tooShort;
  if (days > chainLimits.longestDays) return chainMessages.tooLong;
  return whole === null ? chainMessages.uneven : null;
}

/**
 * Days between two instants, to the second; null if not whole. A clock change in between may add or remove its shift, also
 * where it is at midnight and the day begins later.
 */
function wholeDays(start: number, end: number, zone: string): number | null {
  const lengths = [
    end - start,
    clockAt(end, zone) - clockAt(start, zone),
    calendarClock(end, zone) - calendarClock(start, zone),
  ];
  const whole = lengths
    .map((length) => Math.round(length / secondMs) * secondMs)
    .find((length) => length % dayMs === 0);
  return whole === undefined ? null : whole / dayMs;
}

/** What a zone's clocks show at an instant; midnight where a day begins, although the clocks may skip it. */
function calendarClock(instant: number, zone: string): number {
  const clock = clockAt(instant, zone);
  const midnight = clock - (clock % dayMs);
  return instantOf(midnight, zone) === instant ? midnight : clock;
}
