import { DateTime } from 'luxon';
import type { Frequency } from 'schema/vocabulary';

/** A wall-clock time in a zone, each day, week or month. */
export interface Rhythm {
  /** HH:MM, 24 hours. */
  reminderTime: string;
  frequency: Frequency;
  /** 1 = Monday … 7 = Sunday; counts for weekly ones. */
  weekday: number;
  /** 1-31; counts for monthly ones. A month that is shorter has it on its last day. */
  monthDay: number;
  /** IANA name. */
  timeZone: string;
}

/**
 * The first occurrence after an instant. A time that a clock change skips comes as much later as the clock jumps; a
 * time that a clock change repeats comes the first time only.
 */
export function nextOccurrence(rhythm: Rhythm, after: Date): Date {
  const day = DateTime.fromJSDate(after, { zone: rhythm.timeZone }).startOf('day');
  // A zone that this machine does not know would never come to an end below.
  if (!day.isValid) throw new Error('No such time zone');
  for (let step = 0; ; step++) {
    const candidate = at(rhythm, dayOf(rhythm, day, step));
    if (candidate > after) return candidate;
  }
}

function dayOf({ frequency, weekday, monthDay }: Rhythm, today: DateTime, step: number): DateTime {
  switch (frequency) {
    case 'daily':
      return today.plus({ days: step });
    case 'weekly':
      return today.plus({ days: weekday - today.weekday, weeks: step });
    case 'monthly': {
      const month = today.startOf('month').plus({ months: step });
      return month.set({ day: Math.min(monthDay, month.daysInMonth!) });
    }
  }
}

function at({ reminderTime, timeZone }: Rhythm, day: DateTime): Date {
  const [hour, minute] = reminderTime.split(':').map(Number);
  const { year, month, day: date } = day;
  const local = DateTime.fromObject({ year, month, day: date, hour, minute }, { zone: timeZone });
  // Of an hour that the clock repeats, luxon takes the one whose offset is nearer to today's.
  const [earliest = local] = local.getPossibleOffsets();
  return earliest.toJSDate();
}
