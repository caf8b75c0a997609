import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../../scripts/tree/root.mjs';

export const readManifest = (name) => JSON.parse(readFileSync(inRoot(name, 'package.json'), 'utf8'));

/**
 * The exact versions of packages that are installed for a folder.
 *
 * @param {string} folder
 * @param {string[]} names
 */
export function installedVersions(folder, names) {
  return Object.fromEntries(names.map((name) => [name, versionOf(folder, name)]));
}

/** From the folders above, since a package need not export its manifest. */
function versionOf(folder, name) {
  for (const modules of createRequire(inRoot(folder, 'package.json')).resolve.paths(name)) {
    try {
      return JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')).version;
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${name} is not installed for ${folder}`);
}

/** `exports` with the declarations of each module of TypeScript or JavaScript. */
export function withTypes(exports) {
  return Object.fromEntries(
    Object.entries(exports).map(([name, file]) => [name, { types: declarationOf(file), default: file }]),
  );
}

const declarationOf = (file) => file.replace(/^\.\//, './types/').replace(/\.(tsx?|mjs)$/, endings);

const endings = (_, ending) => (ending === 'mjs' ? '.d.mts' : '.d.ts');
