import { formatDate, i18n } from 'kit';

/** A time of day in minutes since midnight; 1440 is the midnight at its end. */
export type Minutes = number;

/** Whether the browser's language writes 8 PM; otherwise it writes 20:00. */
const hasDayPeriods =
  new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ?? true;

/** '8:00 PM', or '20:00'; on a page that is not in English as its language writes it. */
export function timeName(minutes: Minutes, isTwelveHours = hasDayPeriods): string {
  if (i18n.locale !== 'en') {
    return formatDate(minutes * 60_000, { timeStyle: 'short', timeZone: 'UTC' });
  }
  const { hour, minute } = partsOf(minutes);
  if (!isTwelveHours) return `${twoDigits(hour)}:${twoDigits(minute)}`;
  return `${hour % 12 || 12}:${twoDigits(minute)} ${periodOf(hour)}`;
}

/** '8–9 PM', '11 PM – 12 AM', '9:30–10:30 AM', or '20:00–21:00'. */
export function rangeName(start: Minutes, end: Minutes, isTwelveHours = hasDayPeriods): string {
  if (!isTwelveHours || i18n.locale !== 'en') return `${timeName(start, false)}–${timeName(end, false)}`;
  const [from, to] = [start, end].map((minutes) => shortTime(timeName(minutes, true))) as [string, string];
  const isOnePeriod = periodOf(partsOf(start).hour) === periodOf(partsOf(end).hour);
  return isOnePeriod ? `${from.slice(0, -' AM'.length)}–${to}` : `${from} – ${to}`;
}

/** '8 PM' for '8:00 PM'; '20:00' stays. */
export function shortTime(time: string): string {
  return time.replace(/:00(?= )/, '');
}

function partsOf(minutes: Minutes) {
  return { hour: Math.floor(minutes / 60) % 24, minute: minutes % 60 };
}

function periodOf(hour: number): 'AM' | 'PM' {
  return hour < 12 ? 'AM' : 'PM';
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
