import { negotiateLocale, requestLocale } from './requestLocale';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['nb-NO, nb;q=0.9, fr-CA;q=0.5, en;q=0.4', 'fr'],
  ['en;q=0.2, ar;q=0.7', 'ar'],
  ['de;q=0, it', 'it'],
  ['pt-PT', 'pt-BR'],
  ['zh-TW,zh;q=0.9', 'zh-Hans'],
  ['*', null],
  ['', null],
  [undefined, null],
  [';;;,,,q=1', null],
  [`${'xx,'.repeat(20_000)}de`, null],
])('Accept-Language %j is %s', (header, locale) => expect(negotiateLocale(header)).toBe(locale));

test('the cookie goes before the browser’s languages, and both before the site’s own', () => {
  const site = { defaultLocale: 'ko' } as const;
  const french = { 'accept-language': 'fr' };
  expect(requestLocale(site, { ...french, cookie: 'a=b; locale=he' })).toBe('he');
  expect(requestLocale(site, { ...french, cookie: 'locale=%3Cb%3E' })).toBe('fr');
  expect(requestLocale(site, { cookie: 'locale=xx' })).toBe('ko');
  expect(requestLocale(site, {})).toBe('ko');
});
