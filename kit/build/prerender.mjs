import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Runs `entry` in Node, with the program's own components, and returns what it wrote (kit/prerender/prerender.ts).
 *
 * @param {string} entry
 * @param {(font: string) => string} addressOf the address of a font by its name
 */
export async function prerender(entry, addressOf = () => '') {
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile: 'prerender.cjs',
    write: false,
    inject: [path.join(import.meta.dirname, '../prerender/browser.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // No tree shaking, as in the shell, which shares the whole facade: classes are numbered in the order of evaluation.
    ignoreAnnotations: true,
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    logLevel: 'warning',
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
