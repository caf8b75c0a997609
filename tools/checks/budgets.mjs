import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { areas } from '../../scripts/tree/packages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';

/**
 * The maximum of gzipped bytes and of requests at a first visit (docs/first-load.md): what a build reached, and 100
 * bytes.
 */
export const limits = {
  shell: 188_240,
  /** A remote's entry. */
  entry: 3_300,
  /** A page of an area without the shell, including the area's entry. */
  area: 21_660,
  /** A slot that a page shows at once, including its area's entry. */
  slot: 20_700,
  /** A page including the shell. */
  page: 209_790,
  /**
   * The document, two fonts, the shell's program and its starter, and for an area's page its entry, its chunk and
   * possibly a library.
   */
  requests: 8,
  /** A prerendered page with the global style, without the rest of its document. */
  prerendered: 11_610,
  /** The catalogs of one language at a first view, of the shell and of an area: bytes of brotli. */
  catalogs: 6_200,
  /** The two fonts that every page needs at first. */
  fonts: 46_000,
};

/**
 * Compares the builds with the limits. Bytes and files are the same on every machine, so a breach can fail `npm test`.
 */
export async function budgets(root = inRoot(), names = areas) {
  const shell = shellIn(path.join(root, 'shell/dist'));
  const pages = names.flatMap((name) => pagesOf(name, path.join(root, name, 'dist')));
  const slots = names.flatMap((name) => slotsOf(path.join(root, name, 'dist')));
  const catalogs = names.flatMap((name) => catalogsOf(name, root));
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
    ...slots.map(({ slot, bytes }) => over(`the slot ${slot}`, bytes, limits.slot)),
    ...catalogs.map(({ locale, name, bytes }) => over(`the ${locale} of ${name}`, bytes, limits.catalogs)),
  ];
  const failures = findings.filter(Boolean);
  return { passed: findings.length - failures.length, failed: failures.length, output: failures.join('\n') };
}

const over = (part, size, limit) => (size > limit ? `${part}: ${size}, the limit is ${limit}` : null);

/** The bytes and requests of the shell, from the manifest of its build. */
function shellIn(built) {
  const manifest = JSON.parse(readFileSync(path.join(built, 'manifest.json'), 'utf8'));
  const { program, starter, fonts, landingFiles, globalStyle, landing, memberLanding, frame, memberFrame } =
    manifest;
  const scripts = [program, starter];
  const weigh = (files) => sum(files.map((file) => sent(path.join(built, file))));
  const weighHtml = ({ html, style }) => zipped(globalStyle + style + html);
  return {
    script: weigh(scripts),
    fonts: sum(fonts.map((file) => readFileSync(path.join(built, file)).length)),
    requests: 1 + scripts.length + fonts.length,
    own: { '/': weigh(landingFiles) },
    prerendered: {
      '/': weighHtml(landing),
      '/, of members': weighHtml({
        ...memberLanding,
        html: memberLanding.html.split('{{^memberFirstName}}')[0],
      }),
      'any area': weighHtml(frame),
      'any area, of members': weighHtml(memberFrame),
    },
  };
}

/** The bytes and files of each page of a remote, from the area.json of its build. */
function pagesOf(name, built) {
  const { entry, routes } = areaIn(built);
  return routes.map(({ path: route, files }) => ({
    route,
    entry: sent(path.join(built, entry)),
    bytes: sum(files.map((file) => sent(path.join(built, file)))),
    files: files.length,
  }));
}

/** The bytes of each slot of a remote that pages show at once. */
function slotsOf(built) {
  const { entry, slotNeeds = {} } = areaIn(built);
  return Object.entries(slotNeeds).map(([slot, { files }]) => ({
    slot,
    bytes: sum([entry, ...files].map((file) => sent(path.join(built, file)))),
  }));
}

const areaIn = (built) => JSON.parse(readFileSync(path.join(built, 'area.json'), 'utf8'));

/** The catalogs of each language that a first view of an area needs. */
function catalogsOf(name, root) {
  const read = (...file) => readFileSync(path.join(root, ...file));
  const { locales, translations = {} } = JSON.parse(read('shell/dist/manifest.json'));
  return Object.keys(translations).map((locale) => {
    const files = [
      read('shell/dist', locales, `${locale}.json`),
      read(name, 'dist/locales', `${locale}.json`),
    ];
    return { locale, name, bytes: sum(files.map((file) => brotliCompressSync(file).length)) };
  });
}

const sent = (file) => zipped(readFileSync(file));

const zipped = (content) => gzipSync(content, { level: 9 }).length;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
