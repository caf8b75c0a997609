import { localeNames } from '../../schema/locales.mjs';
import { areas } from '../../scripts/tree/packages.mjs';

/** The packages with texts that people read. */
export const translatedPackages = ['schema', 'kit', 'shell', ...areas, 'gateway'];

/** The languages of the site besides English. */
export const translations = localeNames.filter((locale) => locale !== 'en');
