import { formatDate, useLingui } from 'kit';

/** A date: 'January 5, 2025'. */
export function CalendarDate({ dateTime }: { dateTime: string }) {
  useLingui();
  return <time dateTime={dateTime}>{formatDate(new Date(dateTime), { dateStyle: 'long' })}</time>;
}
