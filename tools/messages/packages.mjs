import { areas } from '../../scripts/tree/packages.mjs';

/** The packages with texts that people read. */
export const translatedPackages = ['schema', 'kit', 'shell', ...areas, 'gateway'];

/** The languages of the site besides English (schema/locales.ts). */
export const translations = ['es', 'pt-BR', 'fr', 'de', 'it', 'uk', 'sw', 'fil', 'ko', 'zh-Hans', 'ar', 'he'];
