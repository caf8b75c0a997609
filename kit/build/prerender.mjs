import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';
import { swcPlugin } from './esbuildSwc.mjs';

/**
 * Runs `entry` in Node, with the program's own components, and returns what it wrote in each language
 * (kit/prerender/prerender.ts).
 *
 * @param {string} entry
 * @param {{ catalogs: ReturnType<typeof import('./catalogs.mjs').readCatalogs>, addressOf?: (font: string) => string }} options
 *   addressOf: the address of a font by its name
 * @returns {Promise<Record<string, object>>} by locale
 */
export async function prerender(entry, { catalogs, addressOf = () => '' }) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile: 'prerender.cjs',
    write: false,
    inject: [path.join(import.meta.dirname, '../prerender/browser.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', CATALOGS: JSON.stringify(catalogs) },
    // No tree shaking, as in the shell, which shares the whole facade: classes are numbered in the order of evaluation.
    ignoreAnnotations: true,
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    logLevel: 'warning',
    plugins: [swcPlugin],
  });
  const program = outputFiles.find(({ path: file }) => file.endsWith('.cjs'));
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-'], {
    input: program.contents,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.replace(/\.\/([\w-]+)\.woff2/g, (_, font) => addressOf(font)));
}
