import type { MessageDescriptor } from '@lingui/core';
import { msg, selectOrdinal, t } from '@lingui/core/macro';
import { formatDate, i18n } from 'kit';
import { cityOf } from 'schema/timeZones';
import type { Frequency } from 'schema/vocabulary';

/** Their names in the page's language. */
export const frequencyNames: Record<Frequency, MessageDescriptor> = {
  daily: msg`Daily`,
  weekly: msg`Weekly`,
  monthly: msg`Monthly`,
};

export const weekdays = [
  { value: 1, label: msg`Monday` },
  { value: 2, label: msg`Tuesday` },
  { value: 3, label: msg`Wednesday` },
  { value: 4, label: msg`Thursday` },
  { value: 5, label: msg`Friday` },
  { value: 6, label: msg`Saturday` },
  { value: 7, label: msg`Sunday` },
] as const;

export const monthDays = Array.from({ length: 31 }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}));

/** The browser's IANA time zone. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** Whether a zone is the browser's: browsers have different names for one zone. */
export function isBrowserZone(zone: string): boolean {
  return cityOf(zone) === cityOf(browserZone());
}

/** '09:00' as '9:00 AM' (specification, section 2), or as the page's language writes it. */
export function timeInWords(time: string): string {
  if (i18n.locale !== 'en') {
    return formatDate(Date.parse(`1970-01-01T${time}Z`), { timeStyle: 'short', timeZone: 'UTC' });
  }
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
      return onWeekday(weekday);
    case 'monthly':
      return t`${selectOrdinal(monthDay, { one: 'on the #st', two: 'on the #nd', few: 'on the #rd', other: 'on the #th' })}`;
  }
}

/** One sentence for each day: languages decline its name. */
function onWeekday(weekday: number): string {
  const days = [
    t`on Mondays`,
    t`on Tuesdays`,
    t`on Wednesdays`,
    t`on Thursdays`,
    t`on Fridays`,
    t`on Saturdays`,
    t`on Sundays`,
  ];
  return days[weekday - 1]!;
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
  const time = timeIn(timeZone, next);
  const day = dayInWords(next, timeZone, now);
  return time === reminderTime ? day : t`${day} at ${{ time: timeInWords(time) }}`;
}

function dayInWords(next: Date, timeZone: string, now: Date): string {
  const days = (Date.parse(dateIn(timeZone, next)) - Date.parse(dateIn(timeZone, now))) / dayLength;
  if (days === 0) return t({ message: 'today', comment: 'Rings next today' });
  if (days === 1) return t({ message: 'tomorrow', comment: 'Rings next tomorrow' });
  return formatDate(next, { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
}

const dayLength = 24 * 60 * 60 * 1000;

/** The date in a zone, as YYYY-MM-DD. */
function dateIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}

/** The time of day in a zone, as HH:MM. */
function timeIn(timeZone: string, instant: Date): string {
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(instant);
}
