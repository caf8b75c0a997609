import { matchLocale, type Locale } from 'schema/locales';

/** The language that is stored as a tag; null for none, or one that the site no longer has. */
export function storedLocale(tag: string | null | undefined): Locale | null {
  return tag ? matchLocale(tag) : null;
}
