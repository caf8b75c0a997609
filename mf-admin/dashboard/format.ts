const numbers = new Intl.NumberFormat('en');
const shortDate = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** '1,234' */
export function numberOf(count: number): string {
  return numbers.format(count);
}

/** '1 amen', '1,234 amens' */
export function countOf(count: number, one: string, many: string): string {
  return `${numberOf(count)} ${count === 1 ? one : many}`;
}

/** 'January 5, 2025' */
export function dateOf(dateTime: string): string {
  return longDate.format(new Date(dateTime));
}

/** 'Jan 5, 2025', for a narrow column. */
export function shortDateOf(dateTime: string): string {
  return shortDate.format(new Date(dateTime));
}
