import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';

/**
 * Runs the program's own components in Node and answers what `entry` says that they paint. `fileOf` tells by which
 * address a font is served.
 *
 * @typedef {Record<string, { html: string, css: string }>} Paintings by address: elements and their style
 * @param {{ entry: string, fileOf?: (font: string) => string }} painting
 */
export async function firstPaint({ entry, fileOf = () => '' }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'first-paint-'));
  const program = path.join(folder, 'paint.cjs');
  try {
    await build({
      entryPoints: [entry],
      outfile: program,
      bundle: true,
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      // Every module is evaluated, as in the shell, where all of the facade is shared: classes are numbered in that order.
      ignoreAnnotations: true,
      plugins: [servedFiles(fileOf)],
      logLevel: 'warning',
    });
    const { stdout } = await promisify(execFile)(process.execPath, [program], { maxBuffer: 1e8 });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fonts and icons are files of the site. */
function servedFiles(fileOf) {
  return {
    name: 'served-files',
    setup({ onLoad }) {
      onLoad({ filter: /\.(woff2|svg|png)$/ }, ({ path: file }) => ({
        contents: `export default ${JSON.stringify(fileOf(path.basename(file)))}`,
        loader: 'js',
      }));
    },
  };
}
