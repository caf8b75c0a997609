import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';

/** The template of a package, and its catalog of each language. */
export const templateOf = (folder) => path.join(folder, 'locales', 'messages.pot');
export const catalogOf = (folder, locale) => path.join(folder, 'locales', `${locale}.po`);

/**
 * Writes the messages to a catalog, with the translations that it has. Those of texts that are gone are removed: they
 * are in the history.
 *
 * @param {string} file
 * @param {string | null} locale null for the template
 * @param {import('./extract.mjs').Message[]} messages
 */
export function writeCatalog(file, locale, messages) {
  const text = catalogText(
    locale,
    messages,
    existsSync(file) ? PO.parse(readFileSync(file, 'utf8')) : new PO(),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * The translations of a catalog.
 *
 * @returns {{ msgid: string, translation: string }[]}
 */
export function readTranslations(file) {
  return PO.parse(readFileSync(file, 'utf8'))
    .items.filter(({ msgstr }) => msgstr[0])
    .map(({ msgid, msgstr }) => ({ msgid, translation: msgstr[0] }));
}

/** Whether a catalog has these messages and no others. */
export function isUpToDate(file, locale, messages) {
  if (!existsSync(file)) return messages.length === 0;
  const current = readFileSync(file, 'utf8');
  return catalogText(locale, messages, PO.parse(current)) === current;
}

function catalogText(locale, messages, current) {
  const known = new Map(current.items.map((item) => [keyOf(item.msgid, item.msgctxt), item]));
  const catalog = new PO();
  catalog.headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    ...(locale && { Language: locale }),
  };
  catalog.items = messages.map(({ text, context, comments, files }) => {
    const item = new PO.Item();
    const last = known.get(keyOf(text, context));
    item.msgid = text;
    if (context) item.msgctxt = context;
    item.msgstr = last?.msgstr ?? [''];
    item.flags = last?.flags ?? {};
    item.comments = last?.comments ?? [];
    item.extractedComments = comments;
    item.references = files;
    return item;
  });
  return `${catalog.toString()}\n`;
}

/** Equal for a message and its translations. */
export const keyOf = (text, context) => JSON.stringify([text, context ?? null]);
