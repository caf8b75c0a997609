import { useSyncExternalStore } from 'react';
import { i18n } from './i18n';

/** The runtime of Lingui's macro of this name. The component is rendered again when the language changes. */
export function useLingui() {
  useSyncExternalStore(subscribe, readLocale, readLocale);
  return { i18n, _: i18n._.bind(i18n) };
}

const subscribe = (onChange: () => void) => i18n.on('change', onChange);
const readLocale = () => i18n.locale;
