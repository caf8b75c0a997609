import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../scripts/terminal/failure.mjs';
import { isBackupName } from './format.mjs';

/** Milliseconds without a write, after which an unfinished file belongs to nobody. */
const abandonedAfter = 3_600_000;

/**
 * Backups in a folder.
 *
 * @param {string} folder
 * @returns {import('./store.mjs').Store}
 */
export function folderStore(folder) {
  const inFolder = (name) => path.join(folder, name);
  return {
    address: inFolder,

    async put(name, write) {
      await removeAbandoned();
      const made = await write(inFolder(name));
      return { made, bytes: (await stat(inFolder(name))).size };
    },

    list: async () => (await entries()).filter(isBackupName).sort(),

    remove: (name) => rm(inFolder(name), { force: true }),

    read: (name, act) => act(inFolder(name)),
  };

  async function entries() {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return await readdir(folder);
    } catch (error) {
      throw new Failure(`PW-271 ${folder} cannot be used: ${error.message}`);
    }
  }

  /** Files that a killed process has left. */
  async function removeAbandoned() {
    for (const name of await entries()) {
      if (!isBackupName(name.replace(/\.unfinished-\d+$/, '')) || isBackupName(name)) continue;
      const { mtimeMs } = await stat(inFolder(name));
      if (Date.now() - mtimeMs > abandonedAfter) await rm(inFolder(name), { force: true });
    }
  }
}
