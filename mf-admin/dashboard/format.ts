import { formatDate } from 'kit';

/** 'January 5, 2025' */
export function dateOf(dateTime: string): string {
  return formatDate(new Date(dateTime), { dateStyle: 'long' });
}

/** 'Jan 5, 2025', for a narrow column. */
export function shortDateOf(dateTime: string): string {
  return formatDate(new Date(dateTime), { dateStyle: 'medium' });
}
