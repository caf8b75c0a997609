/** A date: 'January 5, 2025'. */
export function CalendarDate({ dateTime }: { dateTime: string }) {
  return <time dateTime={dateTime}>{longDate.format(new Date(dateTime))}</time>;
}

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
