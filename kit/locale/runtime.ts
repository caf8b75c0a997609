/** The imports of Lingui's macros in kit itself; in areas they import the facade (kit/build/swcPlugins.mjs). */
export { i18n } from './i18n';
export { Trans } from './Trans';
export { useLingui } from './useLingui';
