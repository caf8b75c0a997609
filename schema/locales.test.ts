import { localeNames, locales, matchLocale } from './locales.mjs';

test('each language of the contract is matched by its own tag, and has its direction', () => {
  expect(localeNames.join(' ')).toBe('en es pt-BR fr de it uk sw fil ko zh-Hans ar he');
  for (const locale of localeNames) expect(matchLocale(locale)).toBe(locale);
  expect(localeNames.filter((locale) => locales[locale].dir === 'rtl')).toEqual(['ar', 'he']);
});

test.each([
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-TW', 'zh-Hans'],
  ['zh-Hant-HK', 'zh-Hans'],
  ['iw', 'he'],
  ['iw-IL', 'he'],
  ['tl', 'fil'],
  ['fil-PH', 'fil'],
  ['en-GB', 'en'],
  ['DE-at', 'de'],
  ['es_MX', 'es'],
  ['ar-EG', 'ar'],
])('%s is %s', (tag, locale) => expect(matchLocale(tag)).toBe(locale));

test.each([
  '',
  'xx',
  'nb-NO',
  'english',
  'e',
  '-de',
  'de-',
  'de;q=1',
  '*',
  'constructor',
  '__proto__',
  `de${'-aaaaaaaa'.repeat(4)}`,
])('%j is no language of the site', (tag) => expect(matchLocale(tag)).toBeNull());
