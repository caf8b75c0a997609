import path from 'node:path';
import { makeDataDirectory } from '../../scripts/site/dataDirectory.mjs';
import { Failure, step } from '../../scripts/terminal/progress.mjs';
import { readKey } from './backupSettings.mjs';
import { restore } from './copy/restore.mjs';
import { openStore, parseBucket } from './copy/store.mjs';
import { migrations } from './migrate.mjs';
import { onDatabase } from './onDatabase.mjs';
import { disconnectOthers, requireNobodyElse } from './others.mjs';

/** `restore file [--force]`: restores the database from the file, or leaves it unchanged. */
export async function command(settings, [given], values) {
  if (!given) throw new Failure('Name the file: npm run restore -- file [--force]');
  const key = readKey(settings.env);
  if (!settings.databaseUrl) makeDataDirectory(settings.dataDir);
  await step(
    'restored',
    () =>
      onDatabase(settings, async (sql) => {
        if (!values.force) await requireNobodyElse(sql, advice);
        const restored = await onFile(given, (file) => restore(sql, file, { migrations, key }));
        await disconnectOthers(sql);
        return restored;
      }),
    ({ rows, tables, createdAt }) => `${rows} rows of ${tables} tables, as of ${createdAt}`,
  );
}

/** A file of this machine, or one of a bucket: `s3://bucket/path/file`. */
async function onFile(given, act) {
  if (!parseBucket(given)) return act(path.resolve(given));
  const store = await openStore(path.posix.dirname(given));
  return store.read(path.posix.basename(given), act);
}

const advice =
  'Stop the gateways first, or add --force: what is written since the backup is lost, and whoever signed in since is ' +
  'signed out.';
