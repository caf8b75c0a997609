import { changeLocale, page } from 'kit';
import { localeCookie, locales, type Locale } from 'schema/locales';
import { fetchRegistry } from '../remotes/registry';

const maxAge = 365 * 24 * 60 * 60;

/**
 * Changes the language of this page, and of the next ones in this browser. Nothing is mounted again, so that what was
 * typed or opened stays.
 */
export async function setPageLocale(locale: Locale): Promise<void> {
  const isSecure = window.location.protocol === 'https:';
  document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  // The names of the areas' pages are in the registry, in the language of the cookie.
  const remotes = await fetchRegistry().catch(() => null);
  for (const [name, area] of Object.entries(remotes ?? {})) {
    const known = page.registry.remotes[name];
    if (known?.version === area.version) known.routes = area.routes;
  }
  page.locale = locale;
  await changeLocale(locale);
  Object.assign(document.documentElement, { lang: locale, dir: locales[locale].dir });
}
