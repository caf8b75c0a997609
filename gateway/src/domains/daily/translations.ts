import type { Locale } from 'schema/locales';
import { translation, verses, type Scripture } from './verses';

/** A verse with the name of the Bible translation that its words are of. */
export interface TranslatedScripture extends Scripture {
  translation: string;
}

/** The verses of a language, by the English reference; one that is missing is English. */
interface Translation {
  /** The name of the Bible translation, as it calls itself. */
  translation: string;
  verses: Record<string, { verse: string; reference: string }>;
}

/** The languages with a translation that is certainly in the public domain (docs/languages.md). Loaded at first use. */
const translations: Partial<Record<Locale, () => Promise<{ default: Translation }>>> = {
  es: () => import('./verses/es.json'),
  'pt-BR': () => import('./verses/pt-BR.json'),
  fr: () => import('./verses/fr.json'),
  de: () => import('./verses/de.json'),
  it: () => import('./verses/it.json'),
  fil: () => import('./verses/fil.json'),
  ko: () => import('./verses/ko.json'),
  'zh-Hans': () => import('./verses/zh-Hans.json'),
  ar: () => import('./verses/ar.json'),
  he: () => import('./verses/he.json'),
};

/** A verse in a language, else in English. */
export async function scriptureIn(locale: Locale, scripture: Scripture): Promise<TranslatedScripture> {
  const found = (await translations[locale]?.())?.default;
  const own = found?.verses[scripture.reference];
  return own ? { ...scripture, translation: found.translation, ...own } : { ...scripture, translation };
}

/** Every verse in a language, in the order of the days. */
export const scripturesIn = (locale: Locale): Promise<TranslatedScripture[]> =>
  Promise.all(verses.map((scripture) => scriptureIn(locale, scripture)));
