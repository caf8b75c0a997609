const inUtc = (dateStyle: 'long' | 'medium') => new Intl.DateTimeFormat('en', { dateStyle, timeZone: 'UTC' });

const formats = { long: inUtc('long'), short: inUtc('medium') };

/** 'November 22, 2026' or 'Nov 22, 2026', in UTC: the server does not know the reader's zone. */
export function dateWords(date: Date, length: keyof typeof formats): string {
  return formats[length].format(date);
}
