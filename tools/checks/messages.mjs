import path from 'node:path';
import { catalogOf, isUpToDate, templateOf } from '../messages/catalog.mjs';
import { extractMessages } from '../messages/extract.mjs';
import { translatedPackages, translations } from '../messages/packages.mjs';
import { inRoot, root } from '../../scripts/tree/root.mjs';

/** The catalogs that do not have the messages of their package's sources. */
export async function findStaleCatalogs() {
  const stale = [];
  for (const name of translatedPackages) {
    const folder = inRoot(name);
    const messages = await extractMessages(name);
    const files = [
      [templateOf(folder), null],
      ...translations.map((locale) => [catalogOf(folder, locale), locale]),
    ];
    for (const [file, locale] of files)
      if (!isUpToDate(file, locale, messages)) stale.push(path.relative(root, file));
  }
  return stale;
}
