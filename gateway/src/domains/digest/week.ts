import { DateTime } from 'luxon';
import { nextOccurrence } from '../../platform/calendar/nextOccurrence';
import type { Texts } from '../../platform/texts/texts';

/** When a digest is due, in the local time of a zone. */
interface Recurrence {
  timeZone: string;
  /** 1 = Monday … 7 = Sunday. */
  weekday: number;
  /** 0-23. */
  hour: number;
}

/** The week of a digest: the seven days before its due day. */
export interface Week {
  /** The ISO week in which it is due, `2026-W20`: a subscriber gets one digest in each. */
  key: string;
  /** Midnight in the zone, a week before; 167 or 169 hours before if the clocks change in between. */
  from: Date;
  /** Midnight in the zone on the due day. */
  until: Date;
  /** The due day. */
  day: DateTime;
}

/** The first digest after an instant. An unknown zone is treated as UTC. */
export function nextDigest({ timeZone, weekday, hour }: Recurrence, after: Date): Date {
  const reminderTime = `${String(hour).padStart(2, '0')}:00`;
  return nextOccurrence(
    { frequency: 'weekly', weekday, reminderTime, timeZone: knownZone(timeZone), monthDay: 1 },
    after,
  );
}

/** The week of the last digest that was due; earlier ones that were missed while the site was down are skipped. */
export function lastWeek(recurrence: Recurrence, dueAt: Date, now: Date): Week {
  for (let last = dueAt; ;) {
    const next = nextDigest(recurrence, last);
    if (next > now) return weekBefore(last, knownZone(recurrence.timeZone));
    last = next;
  }
}

/** The first and the last day of a week, YYYY-MM-DD. */
export interface Days {
  first: string;
  last: string;
}

export function daysOf({ day }: Week): Days {
  return {
    first: day.minus({ weeks: 1 }).toFormat('yyyy-MM-dd'),
    last: day.minus({ days: 1 }).toFormat('yyyy-MM-dd'),
  };
}

/** The days of a week in words: `May 10 – 16`. */
export function nameOfWeek({ formatDate, formatDates }: Texts, { first, last }: Days): string {
  const [from, to] = [new Date(first), new Date(last)];
  const form = { month: 'long', day: 'numeric' } as const;
  // A range over New Year would name the years.
  return from.getUTCFullYear() === to.getUTCFullYear()
    ? formatDates(from, to, form)
    : `${formatDate(from, form)} – ${formatDate(to, form)}`;
}

function weekBefore(dueAt: Date, timeZone: string): Week {
  const day = DateTime.fromJSDate(dueAt, { zone: timeZone }).startOf('day');
  return {
    key: day.toFormat("kkkk-'W'WW"),
    from: day.minus({ weeks: 1 }).startOf('day').toJSDate(),
    until: day.toJSDate(),
    day,
  };
}

function knownZone(timeZone: string): string {
  return DateTime.now().setZone(timeZone).isValid ? timeZone : 'UTC';
}
