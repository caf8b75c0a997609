import { DateTime } from 'luxon';
import { nextOccurrence } from '../../platform/calendar/nextOccurrence';

/** When a digest comes, on the clocks of a zone. */
interface Rhythm {
  timeZone: string;
  /** 1 = Monday … 7 = Sunday. */
  weekday: number;
  /** 0-23. */
  hour: number;
}

/** What one digest is about: the seven days before the day on which it is due. */
export interface Week {
  /** Year and number of the ISO week in which it is due, `2026-W20`: a subscriber gets one digest in each. */
  key: string;
  /** Midnight in the zone, a week before. Of a week in which the clocks change it is 167 or 169 hours before. */
  from: Date;
  /** Midnight in the zone on the day on which it is due. */
  until: Date;
  /** The day on which it is due. */
  day: DateTime;
}

/** The first digest after an instant. A zone that this machine no longer knows is taken for UTC. */
export function nextDigest({ timeZone, weekday, hour }: Rhythm, after: Date): Date {
  const reminderTime = `${String(hour).padStart(2, '0')}:00`;
  return nextOccurrence(
    { frequency: 'weekly', weekday, reminderTime, timeZone: knownZone(timeZone), monthDay: 1 },
    after,
  );
}

/** The week of the last digest that was due: of those that were missed while the site was down, the others are left out. */
export function lastWeek(rhythm: Rhythm, dueAt: Date, now: Date): Week {
  for (let last = dueAt; ;) {
    const next = nextDigest(rhythm, last);
    if (next > now) return weekBefore(last, knownZone(rhythm.timeZone));
    last = next;
  }
}

/** The days of a week for people: `May 10 – 16`. */
export function nameOfWeek({ day }: Week): string {
  const first = day.minus({ weeks: 1 }).setLocale('en');
  const last = day.minus({ days: 1 }).setLocale('en');
  return `${first.toFormat('LLLL d')} – ${last.toFormat(first.month === last.month ? 'd' : 'LLLL d')}`;
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
