import { DateTime } from 'luxon';
import type { Frequency } from 'schema/vocabulary';

/** A wall-clock time in a zone, each day, week or month. */
export interface Recurrence {
  /** HH:MM, 24 hours. */
  reminderTime: string;
  frequency: Frequency;
  /** 1 = Monday … 7 = Sunday; used by weekly ones. */
  weekday: number;
  /** 1-31; used by monthly ones. In a shorter month, the last day. */
  monthDay: number;
  /** IANA name. */
  timeZone: string;
}

/**
 * The first occurrence after an instant. A time that a clock change skips is moved forward by the length of the gap; a
 * time that it repeats counts the first time only.
 */
export function nextOccurrence(recurrence: Recurrence, after: Date): Date {
  const day = DateTime.fromJSDate(after, { zone: recurrence.timeZone }).startOf('day');
  // An unknown zone would make the loop below endless.
  if (!day.isValid) throw new Error('No such time zone');
  for (let step = 0; ; step++) {
    const candidate = at(recurrence, dayOf(recurrence, day, step));
    if (candidate > after) return candidate;
  }
}

function dayOf({ frequency, weekday, monthDay }: Recurrence, today: DateTime, step: number): DateTime {
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

function at({ reminderTime, timeZone }: Recurrence, day: DateTime): Date {
  const [hour, minute] = reminderTime.split(':').map(Number);
  const { year, month, day: date } = day;
  const local = DateTime.fromObject({ year, month, day: date, hour, minute }, { zone: timeZone });
  // For a repeated hour, luxon chooses the one whose offset is nearer to today's.
  const [earliest = local] = local.getPossibleOffsets();
  return earliest.toJSDate();
}
