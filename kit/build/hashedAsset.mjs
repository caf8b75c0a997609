import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Emits a file as `assets/name.hash.ext`, and returns its address. */
export function emitHashed(compilation, { source, name }) {
  const content = readFileSync(source);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const file = `assets/${name}.${hash}${path.extname(source)}`;
  compilation.emitAsset(file, new compilation.compiler.webpack.sources.RawSource(content));
  return `/${file}`;
}
