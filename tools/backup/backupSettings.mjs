import path from 'node:path';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { root } from '../../scripts/tree/root.mjs';
import { openStore, parseBucket } from './copy/store.mjs';

const shortestKey = 32;

/** The key of BACKUP_KEY; null without. */
export function readKey({ BACKUP_KEY: key }) {
  if (key === undefined) return null;
  if (key.length < shortestKey) throw new Failure(`BACKUP_KEY: needs ${shortestKey} characters or more`);
  return key;
}

/** Where backups go: BACKUP_TO, by default a folder of the data directory. */
export function openConfiguredStore({ env, dataDir }) {
  const to = env.BACKUP_TO ?? path.join(dataDir, 'backups');
  if (to.startsWith('s3:') && !parseBucket(to))
    throw new Failure('BACKUP_TO: expected a folder or s3://bucket/path');
  return openStore(parseBucket(to) ? to : path.resolve(root, to));
}
