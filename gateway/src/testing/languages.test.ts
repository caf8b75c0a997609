import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localeNames, type Locale } from 'schema/locales';
import { notificationTexts, renderNotification } from '../domains/notifications/texts';
import {
  confirmedPage,
  confirmPage,
  deadLinkPage,
  preferencesPage,
  unsubscribedPage,
  unsubscribePage,
} from '../domains/newsletter/pageTexts';
import type { Subscription } from '../domains/newsletter/sql';
import { samples } from '../jobs/mail/samples';
import { renderTemplate } from '../jobs/mail/templates/templates';
import type { HtmlPage } from '../platform/html/page';
import type { TemplateName } from '../platform/outbox/outbox';
import { textsOf } from '../platform/texts/texts';

const site = { productName: 'Gemeinschaft', siteOrigin: 'https://wall.example.org' };
const subscription: Subscription = {
  id: 1,
  email: 'naomi@example.org',
  status: 'confirmed',
  nextAt: new Date('2026-05-17T05:00:00Z'),
  timeZone: 'Europe/Berlin',
  weekday: 7,
  hour: 7,
  isPaused: false,
};

/** All texts of the gateway in this language. */
function saidIn(locale: Locale): Record<string, string> {
  const texts = textsOf(locale);
  const mails = (Object.keys(samples) as TemplateName[]).map((template) => {
    const { subject, text } = renderTemplate(site, { template, locale, props: samples[template].props });
    return [template, `${subject}\n${text.replaceAll(/\s+/g, ' ')}`];
  });
  const pages = [
    confirmPage(texts, subscription),
    confirmedPage(texts, subscription, 'token'),
    preferencesPage(texts, subscription, 'token', { isSaved: true }),
    preferencesPage(texts, { ...subscription, isPaused: true }, 'token'),
    unsubscribePage(texts, subscription, 'token'),
    unsubscribedPage(texts),
    deadLinkPage(texts, 'confirm'),
    deadLinkPage(texts, 'manage'),
  ].map(({ title, body }: HtmlPage, index) => [
    `page ${index}`,
    `${title}\n${body.text.replaceAll(/<[^>]+>|\s+/g, ' ')}`,
  ]);
  const notifications = Object.keys(notificationTexts).map((text) => {
    const values = { group: 'Morgenkreis', chain: 'Erntetag', hour: '07:00 (Asia/Seoul)' };
    const told = { title: { text, values } };
    return [text, renderNotification(texts, { title: 'none', body: null, told }).title];
  });
  return Object.fromEntries([...mails, ...pages, ...notifications]) as Record<string, string>;
}

const english = saidIn('en');

/** The English texts that a catalog translates otherwise, long enough to be nothing else. */
function translatedIn(locale: Locale): string[] {
  if (locale === 'en') return [];
  const catalog = readFileSync(path.join(process.cwd(), 'gateway/locales', `${locale}.po`), 'utf8');
  return [...catalog.matchAll(/^msgid "([^"{]{15,})"\nmsgstr "([^"]+)"$/gm)]
    .filter(([, source, translation]) => source !== translation)
    .map(([, source]) => source!);
}

test('every text is said in English', () => {
  expect(Object.entries(english).filter(([, text]) => text === 'none' || text.trim() === '')).toEqual([]);
});

test.each(localeNames)(
  'in %s no value is missing, and nothing is English that has a translation',
  (locale) => {
    const said = saidIn(locale);
    expect(Object.keys(said)).toEqual(Object.keys(english));
    const translated = translatedIn(locale);
    for (const [name, text] of Object.entries(said)) {
      expect([name, text]).toEqual([name, expect.not.stringMatching(/[{}]|undefined|\[object/)]);
      expect([name, translated.filter((source) => text.includes(source))]).toEqual([name, []]);
    }
  },
);
