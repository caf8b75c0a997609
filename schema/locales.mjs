/** The languages of the site (contract, section 9), each with its name in itself. */
export const locales =
  /** @satisfies {Record<string, { name: string, dir: 'ltr' | 'rtl' }>} */
  (
    /** @type {const} */ ({
      en: { name: 'English', dir: 'ltr' },
      es: { name: 'Español', dir: 'ltr' },
      'pt-BR': { name: 'Português (Brasil)', dir: 'ltr' },
      fr: { name: 'Français', dir: 'ltr' },
      de: { name: 'Deutsch', dir: 'ltr' },
      it: { name: 'Italiano', dir: 'ltr' },
      uk: { name: 'Українська', dir: 'ltr' },
      sw: { name: 'Kiswahili', dir: 'ltr' },
      fil: { name: 'Filipino', dir: 'ltr' },
      ko: { name: '한국어', dir: 'ltr' },
      'zh-Hans': { name: '简体中文', dir: 'ltr' },
      ar: { name: 'العربية', dir: 'rtl' },
      he: { name: 'עברית', dir: 'rtl' },
    })
  );

/** @typedef {keyof typeof locales} Locale */

export const localeNames = /** @type {Locale[]} */ (Object.keys(locales));

/** The cookie in which a browser remembers its language. */
export const localeCookie = 'locale';

/**
 * The languages that are called otherwise than they begin.
 *
 * @type {Record<string, Locale>}
 */
const aliases = { pt: 'pt-BR', zh: 'zh-Hans', iw: 'he', tl: 'fil' };

/** @type {Record<string, Locale>} */
const byFirstPart = {
  ...Object.fromEntries(localeNames.map((locale) => [locale, locale])),
  ...aliases,
};

/** Longer than any language tag that browsers send. */
export const longestTag = 35;
const tagForm = /^([a-z]{2,3})(?:[-_][a-z\d]{1,8})*$/i;

/**
 * The language for a tag such as `pt-PT` or `zh_TW`; null if the site does not have it.
 *
 * @param {string} tag
 * @returns {Locale | null}
 */
export function matchLocale(tag) {
  const [, first] = (tag.length <= longestTag && tagForm.exec(tag)) || [];
  return (first && byFirstPart[first.toLowerCase()]) || null;
}
