import * as z from 'zod/mini';

/** An IANA time zone that this machine knows. */
export const timeZone = z
  .string({ error: 'Please choose a time zone' })
  .check(
    z.maxLength(64, { error: 'Please choose a time zone' }),
    z.refine(isTimeZone, { error: 'Please choose a time zone' }),
  );

function isTimeZone(name: string): boolean {
  try {
    const { timeZone: known } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Offsets such as +02:00 are not zones: they have no daylight saving time.
    return !/^[+-]/.test(known);
  } catch {
    return false;
  }
}
