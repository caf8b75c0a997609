import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { areas } from '../../scripts/tree/packages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { filesUnder } from '../../scripts/tree/stamps.mjs';

const parts = ['shell', 'gateway', ...areas];

/**
 * No built file names a path of the checkout in which it was built, so that the same sources give the same bytes in
 * every folder (docs/decisions/0044).
 *
 * @param {string} root the checkout
 * @param {string[]} names of the built parts
 */
export function builderPaths(root = inRoot(), names = parts) {
  // With an entry of the checkout behind it: a folder like /app is a part of many other texts.
  const paths = readdirSync(root).map((entry) => Buffer.from(`${path.join(root, entry)}/`));
  const files = names.flatMap((name) => filesUnder(path.join(root, name, 'dist'), () => false));
  const failures = files.flatMap((file) => {
    const content = readFileSync(file);
    const found = paths.find((one) => content.includes(one));
    return found ? [`PW-249 ${path.relative(root, file)} names ${found.toString()}`] : [];
  });
  return { passed: files.length > 0 ? 1 : 0, failed: failures.length, output: failures.join('\n') };
}
