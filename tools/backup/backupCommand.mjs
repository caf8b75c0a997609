import path from 'node:path';
import { step } from '../../scripts/terminal/progress.mjs';
import { openConfiguredStore, readKey } from './backupSettings.mjs';
import { backUp } from './copy/backUp.mjs';
import { nameOfNow } from './copy/format.mjs';
import { onDatabase } from './onDatabase.mjs';

/** `backup [file]`: a snapshot of every table in one file, by default in BACKUP_TO; the site may be running. */
export async function command(settings, [file]) {
  const key = readKey(settings.env);
  const write = (target) => onDatabase(settings, (sql) => backUp(sql, target, { key }));
  let place = file && path.resolve(file);
  await step(
    'backed up',
    async () => {
      if (place) return write(place);
      const store = await openConfiguredStore(settings);
      const name = nameOfNow(key !== null);
      const { made } = await store.put(name, write);
      place = store.address(name);
      return made;
    },
    ({ rows, tables }) => `${rows} rows of ${tables} tables`,
  );
  console.log(place);
}
