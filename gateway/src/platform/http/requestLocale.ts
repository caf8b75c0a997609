import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';
import { localeCookie, matchLocale, type Locale } from 'schema/locales';
import type { Config } from '../../config';

/** The headers that decide the language of a response, for its `Vary`. */
export const variesByLocale = 'Accept-Language, Cookie';

/** Characters of an `Accept-Language` that are read; browsers send less. */
const longestHeader = 1000;

/** The language of a request: by its cookie, by its browser, or the site's own (contract, section 9). */
export function requestLocale(
  { defaultLocale }: Pick<Config, 'defaultLocale'>,
  headers: IncomingHttpHeaders,
): Locale {
  return chosenLocale(headers.cookie) ?? negotiateLocale(headers['accept-language']) ?? defaultLocale;
}

/** The parameter of a page's address that names a language, `/prayers?lang=uk`: search engines find each page by it. */
export const localeParameter = 'lang';

/** The language that an address names, if the browser has no cookie with one; null otherwise. */
export function namedLocale({ searchParams }: URL, { cookie }: IncomingHttpHeaders): Locale | null {
  const named = searchParams.get(localeParameter);
  return named && !chosenLocale(cookie) ? matchLocale(named) : null;
}

function chosenLocale(cookies: string | undefined): Locale | null {
  const chosen = cookies && parseCookie(cookies)[localeCookie];
  return chosen ? matchLocale(chosen) : null;
}

/** The first language of the site among those that an `Accept-Language` prefers; null for none. */
export function negotiateLocale(header: string | undefined): Locale | null {
  if (!header) return null;
  const accepted = new Negotiator({
    headers: { 'accept-language': header.slice(0, longestHeader) },
  }).languages();
  for (const tag of accepted) {
    const found = matchLocale(tag);
    if (found) return found;
  }
  return null;
}
