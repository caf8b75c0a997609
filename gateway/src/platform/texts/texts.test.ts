import { msg, plural } from '@lingui/core/macro';
import { localeNames, type Locale } from 'schema/locales';
import { categoryNames } from 'schema/names';
import { textsOf } from './texts';

const prayers = (count: number) => msg`${plural(count, { one: '# prayer', other: '# prayers' })}`;

test('English needs no catalog, and other languages have those of the gateway and of the schema', () => {
  expect(textsOf('en').t(categoryNames.praise)).toBe('Praise Reports');
  expect(textsOf('de').t(categoryNames.family)).toBe('Familie');
  expect([1, 1234].map((count) => textsOf('en').t(prayers(count)))).toEqual(['1 prayer', '1,234 prayers']);
});

test('a text without translation is English', () => {
  expect(textsOf('de').t(msg`A text of this test alone`)).toBe('A text of this test alone');
});

test('dates, numbers and lists are those of the language, dates in UTC without a zone', () => {
  const date = new Date('2026-05-16T23:05:00Z');
  const day = { month: 'long', day: 'numeric' } as const;
  expect(textsOf('de').formatDate(date, day)).toBe('16. Mai');
  expect(textsOf('de').formatDate(date, { ...day, timeZone: 'Asia/Seoul' })).toBe('17. Mai');
  expect(textsOf('es').formatNumber(1234567)).toBe('1.234.567');
  expect(textsOf('fr').formatList(['a', 'b', 'c'])).toBe('a, b et c');
  expect(localeNames.map((locale) => textsOf(locale).dir).filter((dir) => dir === 'rtl')).toHaveLength(2);
});

test('a text of values alone begins with the direction of its language', () => {
  const notice = (locale: Locale) => textsOf(locale).t(msg`${{ chain: 'Rain' }}, ${{ hour: '07:00' }}`);
  expect([notice('en'), notice('he')]).toEqual(['Rain, 07:00', '\u200f\u2068Rain\u2069, \u206807:00\u2069']);
});
