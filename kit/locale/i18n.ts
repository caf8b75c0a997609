import { setupI18n } from '@lingui/core';

/**
 * The language of this page (docs/languages.md). English texts are in the program where they are used, so that English
 * needs no catalog; a text that a catalog lacks is English.
 */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
