import { readFileSync, writeFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { inRoot } from '../../scripts/tree/root.mjs';

/** Writes the site's CSS: the product's colours in both schemes, then style.css. */
export async function styleSheet(file) {
  const { code } = await transform(readFileSync(inRoot('schema/palette.ts'), 'utf8'), { loader: 'ts' });
  const { palette, declareRoles } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  const colours = `:root { color-scheme: light dark; ${declareRoles(palette.light)} }
@media (prefers-color-scheme: dark) { :root { ${declareRoles(palette.dark)} } }`;
  writeFileSync(file, `${colours}\n${readFileSync(inRoot('tools/docs/style.css'), 'utf8')}`);
}
