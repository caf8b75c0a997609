import { sourceHash } from './sourceHash';

/** A style element that is empty, whose rules a library inserts one by one (docs/decisions/0075). */
const empty = sourceHash('');

/**
 * The sources of `style-src` for the style elements of a document, and for those that are made empty at run time. With
 * hashes the same bytes may be sent to many; with a nonce each response would need its own.
 */
export function styleHashes(document: string): string[] {
  const styles = [...document.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, text = '']) =>
    sourceHash(text),
  );
  return [...new Set([empty, ...styles])];
}
