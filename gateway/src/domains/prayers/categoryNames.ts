import { localeNames, type Locale } from 'schema/locales';
import { categoryNames } from 'schema/names';
import { categoryValues, type Category } from 'schema/vocabulary';
import { textsOf } from '../../platform/texts/texts';

/** A search that is the name of a category, in the languages that call it so. */
export interface NamedCategory {
  /** The language of a caller who has chosen none. */
  requestLocale: Locale;
  names: readonly { locale: Locale; category: Category }[];
}

/** English names are not among them: an English reader finds the words alone. Null for a search that is no name. */
export function findNamed(search: string | null, requestLocale: Locale): NamedCategory | null {
  known ??= readNames();
  const names = search === null ? undefined : known.get(fold(search));
  return names ? { requestLocale, names } : null;
}

let known: Map<string, { locale: Locale; category: Category }[]> | null = null;

function readNames() {
  const byName = new Map<string, { locale: Locale; category: Category }[]>();
  for (const locale of localeNames.filter((one) => one !== 'en'))
    for (const category of categoryValues) {
      const name = fold(textsOf(locale).t(categoryNames[category]));
      byName.set(name, [...(byName.get(name) ?? []), { locale, category }]);
    }
  return byName;
}

/** Without case, accents and apostrophes, as people type. */
const fold = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}'\u2019\u02BC]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
