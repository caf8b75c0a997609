const { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/**
 * A small tree of the same shape as this repository, in a temporary folder.
 *
 * @param {Record<string, string>} files content by path
 */
function plantTree(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return {
    folder,
    /** Makes folders of the tree importable by name, like workspace packages. */
    link(...packages) {
      mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
      for (const name of packages)
        symlinkSync(path.join(folder, name), path.join(folder, 'node_modules', name));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

module.exports = { plantTree, root };
