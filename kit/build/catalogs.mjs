import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { locales } from 'schema/locales';
import { idOf } from './messages.mjs';

/**
 * The translations in these folders' `locales/*.po`, compiled for Lingui's runtime.
 *
 * @param {string[]} folders
 * @returns {Record<string, Record<string, unknown[]>>} by locale and by the message's id
 */
export function readCatalogs(folders) {
  const catalogs = {};
  for (const file of folders.flatMap(catalogFiles)) {
    const locale = path.basename(file, '.po');
    const catalog = (catalogs[locale] ??= {});
    for (const { msgid, msgctxt, msgstr, obsolete } of PO.parse(readFileSync(file, 'utf8')).items) {
      if (!obsolete && msgstr[0]) catalog[idOf(msgid, msgctxt)] = compileFor(locale, msgstr[0]);
    }
  }
  return catalogs;
}

/**
 * Values have a direction to themselves (schema/isolated.ts). A text of values alone, '{days}, {hours}', gets that of the
 * language by U+200F: as a value of another text, and where no page surrounds it, it would be from left to right.
 */
function compileFor(locale, text) {
  const parts = compileMessage(text);
  const hasDirection = parts.some((part) => (Array.isArray(part) ? part.length > 2 : letterOrTag.test(part)));
  return locales[locale]?.dir === 'rtl' && !hasDirection ? ['\u200f', ...parts] : parts;
}

const letterOrTag = /\p{L}|<\d/u;

/**
 * Emits the catalogs of a program, as `folder/<locale>.json` for what its first view says and `folder/<locale>.rest.json`
 * for its lazy parts, and returns how many of its messages have no translation, by locale. The scripts with what the
 * gateway says when it refuses something have a catalog of their own, `folder/<locale>.refusals.json`.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {{ catalogs: ReturnType<typeof readCatalogs>, folder: string, first: string[], refusals?: string[] }} options
 *   first: the scripts of the first view
 */
export function emitCatalogs(compilation, { catalogs, folder, first, refusals = [] }) {
  const { RawSource } = compilation.compiler.webpack.sources;
  const scripts = Object.keys(compilation.assets).filter((file) => file.endsWith('.js'));
  const inFirst = idsIn(compilation, first);
  const inAll = idsIn(compilation, scripts);
  const inRefusals = idsIn(compilation, refusals);
  const inOthers = idsIn(
    compilation,
    scripts.filter((file) => !refusals.includes(file)),
  );
  const missing = {};
  for (const [locale, catalog] of Object.entries(catalogs)) {
    const ids = [...inAll].filter((id) => Object.hasOwn(catalog, id)).toSorted(byCode);
    const emit = (name, names) =>
      compilation.emitAsset(
        `${folder}/${name}.json`,
        new RawSource(JSON.stringify(Object.fromEntries(names.map((id) => [id, catalog[id]])))),
      );
    emit(
      locale,
      ids.filter((id) => inFirst.has(id)),
    );
    const later = ids.filter((id) => !inFirst.has(id));
    emit(
      `${locale}.rest`,
      later.filter((id) => inOthers.has(id)),
    );
    if (refusals.length > 0) {
      emit(
        `${locale}.refusals`,
        later.filter((id) => inRefusals.has(id)),
      );
    }
    missing[locale] = inAll.size - ids.length;
  }
  return missing;
}

/** The translation of a text without values; null if the catalog has none. */
export function findText(catalog, text) {
  return catalog[idOf(text)]?.join('') ?? null;
}

const byCode = (one, other) => (one < other ? -1 : 1);

/** The ids of the messages in scripts, which the minifier leaves as they are (kit/build/messages.mjs). */
function idsIn(compilation, files) {
  const texts = files.map((file) => compilation.assets[file].source().toString());
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bid:\s?"([\w-]{6})"/g)].map(([, id]) => id)));
}

function catalogFiles(folder) {
  const locales = path.join(folder, 'locales');
  if (!existsSync(locales)) return [];
  return readdirSync(locales)
    .filter((name) => name.endsWith('.po'))
    .map((name) => path.join(locales, name));
}
