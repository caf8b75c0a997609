import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { areas } from '../../scripts/tree/packages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';

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
   * The document, two fonts, the program of the shell and its starter, and for an area's page its entry and its file; a
   * library may be another.
   */
  requests: 8,
  /** A prerendered page with the global style, without the rest of its document. */
  prerendered: 11_500,
  /** The two fonts that every page reads first. */
  fonts: 46_000,
};

/**
 * Holds what was built against what a first visit may cost. Bytes and files are the same on every machine, so this
 * may fail a build.
 */
export async function budgets(root = inRoot(), names = areas) {
  const shell = shellIn(path.join(root, 'shell/dist'));
  const pages = names.flatMap((name) => pagesOf(name, path.join(root, name, 'dist')));
  const findings = [
    over('the shell', shell.script, limits.shell),
    over('its fonts', shell.fonts, limits.fonts),
    ...Object.entries(shell.prerendered).map(([route, bytes]) =>
      over(`the prerendered page of ${route}`, bytes, limits.prerendered),
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

/** The requests of every page, by the manifest of the shell's build. */
function shellIn(built) {
  const manifest = JSON.parse(readFileSync(path.join(built, 'manifest.json'), 'utf8'));
  const { program, starter, fonts, landingFiles, globalStyle, landing, frame } = manifest;
  const scripts = [program, starter];
  const weigh = (files) => sum(files.map((file) => sent(path.join(built, file))));
  const weighHtml = ({ html, style }) => zipped(globalStyle + style + html);
  return {
    script: weigh(scripts),
    fonts: sum(fonts.map((file) => readFileSync(path.join(built, file)).length)),
    requests: 1 + scripts.length + fonts.length,
    own: { '/': weigh(landingFiles) },
    prerendered: { '/': weighHtml(landing), 'any area': weighHtml(frame) },
  };
}

/** What each page of a remote asks for besides, by what its build wrote of itself. */
function pagesOf(name, built) {
  const { entry, routes } = JSON.parse(readFileSync(path.join(built, 'area.json'), 'utf8'));
  return routes.map(({ path: route, files }) => ({
    route,
    entry: sent(path.join(built, entry)),
    bytes: sum(files.map((file) => sent(path.join(built, file)))),
    files: files.length,
  }));
}

const sent = (file) => zipped(readFileSync(file));

const zipped = (content) => gzipSync(content, { level: 9 }).length;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
