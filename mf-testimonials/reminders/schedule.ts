import { t } from '@lingui/core/macro';
import type { Frequency } from 'schema/vocabulary';

export const weekdays = [
  { value: 1, label: 'Monday' },
  { value: 2, label: 'Tuesday' },
  { value: 3, label: 'Wednesday' },
  { value: 4, label: 'Thursday' },
  { value: 5, label: 'Friday' },
  { value: 6, label: 'Saturday' },
  { value: 7, label: 'Sunday' },
] as const;

export const monthDays = Array.from({ length: 31 }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}));

/** The browser's IANA time zone. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** '09:00' as '9:00 AM' (specification, section 2). */
export function twelveHourTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

interface Schedule {
  frequency: Frequency;
  /** 1 = Monday … 7 = Sunday. */
  weekday: number;
  /** 1-31. */
  monthDay: number;
}

/** 'on Tuesdays', 'on the 3rd'; null for a daily reminder. */
export function findDayInWords({ frequency, weekday, monthDay }: Schedule): string | null {
  switch (frequency) {
    case 'daily':
      return null;
    case 'weekly':
      return `on ${weekdays[weekday - 1]!.label}s`;
    case 'monthly':
      return t`on the ${monthDay}${ordinals[ordinalRule.select(monthDay)]}`;
  }
}

interface Next {
  /** When it is due next. */
  nextAt: string;
  /** HH:MM, the chosen time. */
  reminderTime: string;
  /** The zone of that time. */
  timeZone: string;
}

/**
 * When it is due next, in its zone: 'tomorrow'. The time is included only where daylight saving time moves it:
 * 'tomorrow at 3:30 AM'.
 */
export function nextInWords({ nextAt, reminderTime, timeZone }: Next, now: Date): string {
  const next = new Date(nextAt);
  const time = format(next, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = dayInWords(next, timeZone, now);
  return time === reminderTime ? day : t`${day} at ${{ twelveHourTime: twelveHourTime(time) }}`;
}

function dayInWords(next: Date, timeZone: string, now: Date): string {
  const days = (Date.parse(dateIn(timeZone, next)) - Date.parse(dateIn(timeZone, now))) / dayLength;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return format(next, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });
}

const dayLength = 24 * 60 * 60 * 1000;

const ordinalRule = new Intl.PluralRules('en', { type: 'ordinal' });

const ordinals: Record<Intl.LDMLPluralRule, string> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};

/** The date in a zone, as YYYY-MM-DD. */
function dateIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}

function format(instant: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(instant);
}
