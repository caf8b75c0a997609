import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { remotes } from '../tree/packages.mjs';
import { inRoot } from '../tree/root.mjs';

/** Bytes of JavaScript as gzip sends them, and requests, that a first visit may cost (docs/first-load.md). */
export const limits = {
  shell: 204_000,
  /** A remote's entry. */
  entry: 8_500,
  /** What a page of an area needs besides the shell, its entry counted. */
  area: 27_000,
  /** A page with the shell. */
  page: 229_000,
  /**
   * The document, two fonts, the shell and the lines that begin it, and for an area's page its entry and its file; a
   * library may be another.
   */
  requests: 8,
  /** The HTML of a page with what is seen before the program has run. */
  painted: 12_000,
  /** The two fonts that every page reads first. */
  fonts: 46_000,
};

/**
 * Holds what was built against what a first visit may cost. Bytes and files are the same on every machine, so this
 * may fail a build.
 */
export async function budgets(root = inRoot(), names = remotes()) {
  const shell = shellIn(path.join(root, 'shell/dist'));
  const pages = names.flatMap((name) => pagesOf(name, path.join(root, name, 'dist')));
  const findings = [
    over('the shell', shell.script, limits.shell),
    over('its fonts', shell.fonts, limits.fonts),
    ...Object.entries(shell.painted).map(([address, bytes]) =>
      over(`what is painted of ${address}`, bytes, limits.painted),
    ),
    ...Object.entries(shell.own).map(([address, bytes]) => over(address, shell.script + bytes, limits.page)),
    ...pages.flatMap(({ route, entry, bytes, files }) => [
      over(`the entry of ${route}`, entry, limits.entry),
      over(route, entry + bytes, limits.area),
      over(`the shell and ${route}`, shell.script + entry + bytes, limits.page),
      over(`the requests of ${route}`, shell.requests + 1 + files, limits.requests),
    ]),
  ];
  const failures = findings.filter(Boolean);
  return { passed: findings.length - failures.length, failed: failures.length, output: failures.join('\n') };
}

const over = (what, is, may) => (is > may ? `${what}: ${is}, and may be ${may}` : null);

/** What every page asks for, by the HTML that was built. */
function shellIn(built) {
  const html = readFileSync(path.join(built, 'index.html'), 'utf8');
  const files = (pattern) => [...html.matchAll(pattern)].map(([, file]) => path.join(built, file));
  const scripts = [...files(/<script defer src="([^"]+)"/g), ...files(/ data-program="([^"]+)"/g)];
  const fonts = files(/as="font"[^>]* href="([^"]+)"/g);
  const weighed = (kind) =>
    Object.fromEntries(
      [...html.matchAll(new RegExp(`<!--(/[^\\s<]*) ${kind} ([^\\s<]+)-->`, 'g'))].map(
        ([, address, file]) => [address, sent(path.join(built, file))],
      ),
    );
  return {
    script: sum(scripts.map(sent)),
    fonts: sum(fonts.map((file) => readFileSync(file).length)),
    requests: 1 + scripts.length + fonts.length,
    own: weighed('needs'),
    painted: weighed('painted'),
  };
}

/** What each page of a remote asks for besides, by what its build wrote of itself. */
function pagesOf(name, built) {
  const { entry, preload } = JSON.parse(readFileSync(path.join(built, 'area.json'), 'utf8'));
  return Object.entries(preload).map(([route, files]) => ({
    route,
    entry: sent(path.join(built, entry)),
    bytes: sum(files.map((file) => sent(path.join(built, file)))),
    files: files.length,
  }));
}

const sent = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
