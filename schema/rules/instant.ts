import * as z from 'zod/mini';
import type { Message } from '../messages';

const firstYear = 2000;
const lastYear = 2100;

export const yearMessage: Message = `Please choose a date from ${firstYear} to ${lastYear}`;

/** The first and the last instant that the product takes, in milliseconds (contract, section 7). */
export const firstInstant = Date.UTC(firstYear, 0);
export const lastInstant = Date.UTC(lastYear + 1, 0) - 1;

/** An instant in ISO 8601 with its offset, within the years that the product takes. */
export const instant = (message: Message) =>
  z
    .pipe(
      z.string({ error: message }).check(
        z.meta({ format: 'date-time' }),
        z.refine((words) => z.iso.datetime({ offset: true }).safeParse(words).success, {
          error: message,
          abort: true,
        }),
      ),
      z.transform((words) => new Date(words)),
    )
    .check(
      z.refine((at) => at.getTime() >= firstInstant && at.getTime() <= lastInstant, { error: yearMessage }),
    );

/** A day of the calendar, as YYYY-MM-DD. */
export const calendarDay = (message: Message) =>
  z.string({ error: message }).check(
    // Without `abort`, which would keep what concerns several fields of a form from being judged.
    z.refine(isDay, { error: message }),
    z.refine((words) => !isDay(words) || isKnownYear(Number(words.slice(0, 4))), { error: yearMessage }),
  );

const isDay = (words: string) => z.iso.date().safeParse(words).success;

const isKnownYear = (year: number) => year >= firstYear && year <= lastYear;
