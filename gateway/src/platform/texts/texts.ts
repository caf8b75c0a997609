import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { isolatedValues } from 'schema/isolated';
import { locales, type Locale } from 'schema/locales';
import { catalogs } from './catalogs';

/** The texts of the gateway in one language (docs/languages.md). */
export interface Texts {
  locale: Locale;
  dir: 'ltr' | 'rtl';
  /**
   * A text of `msg` in this language; in English where it has no translation.
   *
   * @param values for what `msg({ message: '… {name} …' })` names
   */
  t(message: MessageDescriptor, values?: Readonly<Record<string, string | number>>): string;
  /** `timeZone` is of the options, else UTC: the server's own zone is nobody's. */
  formatDate(date: Date, options: Intl.DateTimeFormatOptions): string;
  /** `May 10 – 16`. */
  formatDates(first: Date, last: Date, options: Intl.DateTimeFormatOptions): string;
  formatNumber(value: number): string;
  /** `a, b, and c`. */
  formatList(items: readonly string[]): string;
}

/** 'Nov 22, 2026' in English, of `formatDate`, as the two below. */
export const shortDate = { dateStyle: 'medium' } as const;

/** 'November 22, 2026'. */
export const longDate = { dateStyle: 'long' } as const;

/** '7:00 AM'; as the language writes it, and as the pages do. */
export const timeOfDay = { timeStyle: 'short' } as const;

const made = new Map<Locale, Texts>();

/** The texts of a language. */
export function textsOf(locale: Locale): Texts {
  const texts = made.get(locale) ?? makeTexts(locale);
  made.set(locale, texts);
  return texts;
}

function makeTexts(locale: Locale): Texts {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogs[locale] ?? {} } });
  const dates = new Map<string, Intl.DateTimeFormat>();
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale);

  /** To make one costs far more than to use it. */
  function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const key = JSON.stringify(options);
    const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    if (dates.size < maxFormats) dates.set(key, format);
    return format;
  }

  return {
    locale,
    dir: locales[locale].dir,
    t: (message, values) =>
      i18n._({ ...message, values: isolatedValues({ ...message.values, ...values }, locale) }),
    formatDate: (date, options) => dateFormat(options).format(date),
    // Some languages, English too, have thin spaces around the dash, which plain text shows as nothing.
    formatDates: (first, last, options) =>
      dateFormat(options).formatRange(first, last).replaceAll('\u2009', ' '),
    formatNumber: (value) => numbers.format(value),
    formatList: (items) => lists.format(items),
  };
}

/** Of one language: zones are many. */
const maxFormats = 100;
