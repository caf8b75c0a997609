import { isolated, isolatedValues } from './isolated';
import { localeNames, locales } from './locales.mjs';

test('a value keeps its direction to itself in languages from right to left, and where it is of the other direction', () => {
  for (const locale of localeNames) {
    const isMirrored = locales[locale].dir === 'rtl';
    expect(isolated('Ruth Moab', locale)).toBe(isMirrored ? '\u2068Ruth Moab\u2069' : 'Ruth Moab');
    expect(isolated('רות', locale)).toBe(locale === 'en' ? 'רות' : '\u2068רות\u2069');
  }
  expect(isolated('راعوث', 'de')).toBe('\u2068راعوث\u2069');
});

test('numbers, and what chooses a form of a message, stay what they are', () => {
  const values = { count: 3, most: '1,000', kind: 'group_post', name: 'Boaz', element: null };
  expect(isolatedValues(values, 'he')).toEqual({ ...values, name: '\u2068Boaz\u2069' });
  expect(isolatedValues(values, 'en')).toEqual(values);
});
