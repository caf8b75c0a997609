import path from 'node:path';
import chokidar from 'chokidar';
import { typedPackages } from '../../scripts/tree/packages.mjs';
import { inRoot, root } from '../../scripts/tree/root.mjs';

/** Milliseconds without another change: one command of an editor may save several files. */
const quiet = 30;

const notSource = /(^|\/)(node_modules|dist|gen|\.[^/]+)(\/|$)/;

/**
 * Watches the sources of all packages.
 *
 * @param {(files: string[]) => void} onChange with the paths in the checkout
 */
export function watchSources(onChange) {
  const changed = new Set();
  let timer = null;
  const watcher = chokidar.watch(
    typedPackages.map((name) => inRoot(name)),
    { ignored: (file) => notSource.test(path.relative(root, file)), ignoreInitial: true },
  );
  watcher.on('all', (_event, file) => {
    changed.add(path.relative(root, file));
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange([...changed]);
      changed.clear();
    }, quiet);
  });
  return watcher;
}
