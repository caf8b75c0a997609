import path from 'node:path';
import { step } from '../../scripts/terminal/progress.mjs';
import { backUp } from './backUp.mjs';
import { onDatabase } from './onDatabase.mjs';

/** `backup [file]`: a snapshot of every table in one file; the site may be running. */
export async function command(settings, args) {
  const file = path.resolve(args[0] ?? path.join(settings.dataDir, 'backups', nameOfNow()));
  await step(
    'backed up',
    () => onDatabase(settings, (sql) => backUp(sql, file)),
    ({ rows, tables }) => `${rows} rows of ${tables} tables`,
  );
  console.log(file);
}

function nameOfNow() {
  return `prayer-wall-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}.backup`;
}
