import type { Messages } from '@lingui/core';
import type { Catalogs } from 'schema/page';
import { i18n } from './i18n';

/** The programs of this page, by the folder with their catalogs: `<locale>.json`, `<locale>.rest.json`. */
const programs = new Map<string, Catalogs>();
const requested = new Map<string, Promise<void>>();

/**
 * Adds a program to the page, and loads what its first view says in the page's language. It resolves in any case: what
 * cannot be loaded is English.
 */
export async function openCatalogs(program: Catalogs): Promise<void> {
  programs.set(program.folder, program);
  await load(program, i18n.locale, '');
}

/** Loads the texts of lazy parts, of all programs on the page. */
export async function loadRemainingTexts(): Promise<void> {
  await Promise.all([...programs.values()].map((program) => load(program, i18n.locale, '.rest')));
}

/** Loads what the server says when it refuses something, which is in a catalog of its own. */
export async function loadRefusalTexts(shell: Catalogs): Promise<void> {
  await load(shell, i18n.locale, '.refusals');
}

/** Changes the language of the page once the texts of all programs are there. Nothing is mounted again. */
export async function changeLocale(locale: string): Promise<void> {
  const files = [...programs.values()].flatMap((program) => [
    load(program, locale, ''),
    load(program, locale, '.rest'),
  ]);
  await Promise.all(files);
  activate(locale);
}

/** The language of the page from its beginning; its catalogs are loaded later. */
export function activate(locale: string): void {
  if (!known.has(locale)) i18n.load(locale, {});
  known.add(locale);
  i18n.activate(locale);
}

const known = new Set(['en']);

/** Milliseconds; English is better than nothing. */
const timeout = 8_000;

function load(
  { folder, locales }: Catalogs,
  locale: string,
  part: '' | '.rest' | '.refusals',
): Promise<void> {
  if (!locales.includes(locale)) return Promise.resolve();
  const address = `${folder}${locale}${part}.json`;
  const current = requested.get(address) ?? fetchCatalog(address, locale);
  requested.set(address, current);
  return current;
}

async function fetchCatalog(address: string, locale: string): Promise<void> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`${address} has the status ${response.status}`);
    known.add(locale);
    i18n.load(locale, (await response.json()) as Messages);
  } catch {
    // The next part that needs it tries again.
    requested.delete(address);
  }
}
