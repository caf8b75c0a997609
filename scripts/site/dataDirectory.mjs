import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../terminal/progress.mjs';
import { holderOf, takeLock } from '../tree/lock.mjs';

/** Makes the data directory: others may pass through for PostgreSQL's account, and read nothing. */
export function makeDataDirectory(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Failure(`DATA_DIR=${dataDir} cannot be used: ${error.message}`);
  }
}

/** Two supervisors on one data directory would stop each other's database. Answers the function that gives it back. */
export function lockData(dataDir) {
  const lock = path.join(dataDir, 'running.lock');
  const giveBack = takeLock(lock);
  if (giveBack) return giveBack;
  throw new Failure(
    `Prayer Wall already runs on ${dataDir} (process ${holderOf(lock)}). Stop it, or give this one its own place: ` +
      'DATA_DIR=.data-2 PORT=4001 npm start',
  );
}
