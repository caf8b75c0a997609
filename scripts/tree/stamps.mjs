import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readIfAny, replaceFile } from './files.mjs';
import { inRoot, root } from './root.mjs';

const notSource = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/**
 * One hash of the content of files and folders (paths in the checkout). Installed, built and hidden files do not
 * count; a path that does not exist is empty.
 *
 * @param {string[]} inputs
 * @param {(file: string) => boolean} [counts] which files matter, by path in the checkout
 */
export function hashOf(inputs, counts = () => true) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesUnder(inRoot(input))) {
      const name = path.relative(root, file);
      if (counts(name)) hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Whether this work was last finished with these inputs. */
export function isFresh(name, hash) {
  return readIfAny(stampOf(name)) === hash;
}

/** Records that this work is done for these inputs. */
export function markFresh(name, hash) {
  replaceFile(stampOf(name), hash);
}

/** Does the work unless it was last finished with these inputs. */
export async function unlessFresh(name, inputs, work) {
  const hash = hashOf(inputs);
  if (isFresh(name, hash)) return;
  await work();
  markFresh(name, hash);
}

/** Absolute paths of all files of a folder, sorted, or the path of a single file. */
export function filesUnder(location, skips = (name) => notSource.has(name) || name.startsWith('.')) {
  const found = statSync(location, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [location];
  return readdirSync(location, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() || entry.isFile()) && !skips(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(path.join(location, entry.name), skips));
}

const stampOf = (name) => inRoot('.cache', 'stamps', name);
