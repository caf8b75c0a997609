import type { Locale } from 'schema/locales';
import { translation, type Scripture } from './verses';
import ar from './verses/ar.json';
import de from './verses/de.json';
import es from './verses/es.json';
import fil from './verses/fil.json';
import fr from './verses/fr.json';
import he from './verses/he.json';
import it from './verses/it.json';
import ko from './verses/ko.json';
import portuguese from './verses/pt-BR.json';
import chinese from './verses/zh-Hans.json';

type Words = Pick<Scripture, 'verse' | 'reference'>;

/** A verse with the name of the Bible translation that its words are of. */
type Translated<Verse extends Words> = Verse & { translation: string };

export type TranslatedScripture = Translated<Scripture>;

/** The verses of a language, by the English reference; one that is missing is English. */
interface Translation {
  /** The name of the Bible translation, as it calls itself. */
  translation: string;
  verses: Record<string, Words>;
}

/** The languages with a translation that is certainly in the public domain (docs/languages.md). */
const translations: Partial<Record<Locale, Translation>> = {
  es,
  'pt-BR': portuguese,
  fr,
  de,
  it,
  fil,
  ko,
  'zh-Hans': chinese,
  ar,
  he,
};

/** A verse in a language, else as it is given, in English. */
export function scriptureIn<Verse extends Words>(locale: Locale, scripture: Verse): Translated<Verse> {
  const found = translations[locale];
  const own = found?.verses[scripture.reference];
  return found && own
    ? { ...scripture, translation: found.translation, ...own }
    : { ...scripture, translation };
}
