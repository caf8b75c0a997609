const milliseconds = new Intl.NumberFormat('en', { style: 'unit', unit: 'millisecond' });
const seconds = new Intl.NumberFormat('en', { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
const minutes = new Intl.NumberFormat('en', { style: 'unit', unit: 'minute', maximumFractionDigits: 1 });
const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** '12 ms', '1.3 sec', '2.5 min' */
export function durationOf(length: number): string {
  if (length < 1000) return milliseconds.format(length);
  if (length < 60_000) return seconds.format(length / 1000);
  return minutes.format(length / 60_000);
}

/** 'at 3:00 PM': the next run is within an hour. */
export function timeOf(dateTime: string): string {
  return `at ${time.format(new Date(dateTime))}`;
}
