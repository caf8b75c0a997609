import { localeNames, locales, type Locale } from 'schema/locales';
import { renderNotification } from '../../../domains/notifications/texts';
import type { TemplateName } from '../../../platform/outbox/outbox';
import { textsOf } from '../../../platform/texts/texts';
import { samples } from '../samples';
import { renderTemplate } from './templates';

const site = { productName: 'Prayer Wall', siteOrigin: 'https://wall.example.org' };
const names = Object.keys(samples) as TemplateName[];
const others = localeNames.filter((locale) => locale !== 'en');

const write = (template: TemplateName, locale: Locale, given: object = {}) =>
  renderTemplate(site, { template, locale, props: { ...samples[template].props, ...given } });

test.each(names)('%s has the subject of its sample in English', (name) => {
  expect(write(name, 'en').subject).toBe(samples[name].subject);
});

describe.each(others)('%s', (locale) => {
  test.each(names)('%s names its language and direction, in the sheet too', (name) => {
    const { dir } = locales[locale];
    const { html } = write(name, locale);
    expect(html).toMatch(
      new RegExp(`<html [^>]*dir="${dir}" lang="${locale}"|<html [^>]*lang="${locale}" dir="${dir}"`),
    );
    expect(html).toMatch(
      new RegExp(`<table[^>]* (lang="${locale}" dir="${dir}"|dir="${dir}" lang="${locale}")`),
    );
  });
});

test('what stands beside a rule or the mark is mirrored', () => {
  for (const name of ['digest', 'chain_invitation'] as const) {
    expect(write(name, 'he').html).toContain('border-right:3px');
    expect(write(name, 'he').html).not.toMatch(/border-left:3px|margin:0 8px 0 0/);
    expect(write(name, 'de').html).toContain('border-left:3px');
  }
});

test('the days of a digest and the moment of a sign-in are written as the language does, in the member’s zone', () => {
  expect(write('digest', 'de').subject).toContain('10.–16. Mai');
  expect(write('new_sign_in', 'fr').text).toMatch(/samedi 16 mai\s.*21:05/);
  expect(write('digest', 'es', { days: undefined }).subject).toContain('May 10 – 16');
});

test('the verse of a digest is that of the language’s translation, which is named; else English', () => {
  const german = write('digest', 'de').text.replaceAll(/\s+/g, ' ');
  expect(german).toContain('Ich harre des HERRN');
  expect(german).toMatch(/— Psalm 130,5 Luther 1912/);
  for (const locale of ['en', 'uk', 'sw'] as const) {
    const { html } = write('digest', locale);
    expect(html).toContain('I wait for Yahweh.');
    expect(html).toContain('World English Bible');
    expect(html.includes('lang="en">I wait for Yahweh.')).toBe(locale !== 'en');
  }
});

test('a zone has its name in the language', () => {
  expect(write('new_sign_in', 'en').text).toContain('(Jerusalem)');
  expect(write('new_sign_in', 'de').text).toContain('(Israelische Zeit)');
});

test('a name of the other direction is kept apart', () => {
  const told = { title: { text: 'group_post', values: { group: 'راعوث' } } };
  const titleIn = (locale: Locale) =>
    renderNotification(textsOf(locale), { title: 'none', body: null, told }).title;
  expect(titleIn('en')).toBe('New in راعوث');
  expect(titleIn('de')).toContain('\u2068راعوث\u2069');
  expect(titleIn('he')).toContain('\u2068راعوث\u2069');
});

test('a notification keeps the words of members; of a text that is hidden nothing is said', () => {
  const told = {
    title: { text: 'slot_taken', values: {} },
    body: { text: 'chain_hour', values: { hour: '07:00 (Asia/Seoul)', chain: 'A {day}' } },
  };
  const row = { title: 'An hour', body: 'A {day}, 07:00 (Asia/Seoul)', told };
  expect(renderNotification(textsOf('en'), row)).toEqual({
    title: 'An hour of your prayer chain is taken',
    body: 'A {day}, 7:00 AM (Seoul)',
  });
  expect(renderNotification(textsOf('de'), row).body).toBe('A {day}, 07:00 (Koreanische Normalzeit)');
  expect(renderNotification(textsOf('ar'), row).body).toContain('A {day}');
  expect(renderNotification(textsOf('en'), { ...row, body: null }).body).toBeNull();
});

test('a notification of another version has its English words', () => {
  const words = { title: 'Something new', body: 'In words' };
  for (const told of [
    null,
    3,
    { title: { text: 'not_known', values: {} } },
    { title: { text: 'constructor', values: {} } },
  ])
    expect(renderNotification(textsOf('de'), { ...words, told })).toEqual(words);
});
