import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../terminal/progress.mjs';
import { lockHolder, acquireLock } from '../tree/lock.mjs';

/** Creates the data directory. As root, other users may traverse it, for PostgreSQL's account, but not read it. */
export function makeDataDirectory(dataDir) {
  try {
    makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Failure(`DATA_DIR=${dataDir} cannot be used: ${error.message}`);
  }
}

/** One level after the other: Node's own recursion never ends where nothing can be created, as in /proc. */
function makeFolder(folder, mode) {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(path.dirname(folder), mode);
  mkdirSync(folder, { mode });
}

/**
 * Locks the data directory, because two supervisors would stop each other's database. Returns the function that unlocks
 * it.
 */
export function lockDataDirectory(dataDir) {
  const unlock = acquireLock(lockOf(dataDir));
  if (unlock) return unlock;
  throw new Failure(
    `Prayer Wall already runs on ${dataDir} (process ${lockHolder(lockOf(dataDir))}). Stop it, or use another data directory: ` +
      'DATA_DIR=.data-2 PORT=4001 npm start',
  );
}

/** Whether a site runs on the data directory. */
export const isInUse = (dataDir) => lockHolder(lockOf(dataDir)) !== null;

const lockOf = (dataDir) => path.join(dataDir, 'running.lock');
