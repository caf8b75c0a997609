import { activate } from './catalogs';
import { formatDate, formatList, formatNumber, relativeTime } from './formats';

afterEach(() => activate('en'));

const date = Date.UTC(2025, 2, 1, 12);
const long = { dateStyle: 'long', timeZone: 'UTC' } as const;

test.each([
  ['en', 'March 1, 2025', '1,234.5', 'a, b, and c', '5 minutes ago'],
  ['es', '1 de marzo de 2025', '1234,5', 'a, b y c', 'hace 5 minutos'],
])('the formats of %s', (locale, ...texts) => {
  activate(locale);
  const formatted = [formatDate(date, long), formatNumber(1234.5), formatList(['a', 'b', 'c'])];
  expect([...formatted, relativeTime(-5, 'minute')]).toEqual(texts);
});

test('they follow the language of the page, and differ by their options', () => {
  expect(formatNumber(0.5)).toBe('0.5');
  expect(formatNumber(0.5, { style: 'percent' })).toBe('50%');
  activate('de');
  expect(formatNumber(0.5)).toBe('0,5');
  expect(formatNumber(0.5, { style: 'percent' })).toBe('50\u00a0%');
});

test('Hebrew says one and two in words alone', () => {
  activate('he');
  expect([1, 2, 3].map((hours) => relativeTime(-hours, 'hour'))).toEqual([
    'לפני שעה',
    'לפני שעתיים',
    'לפני 3 שעות',
  ]);
});
