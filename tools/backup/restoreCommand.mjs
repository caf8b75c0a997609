import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeDataDirectory } from '../../scripts/site/dataDirectory.mjs';
import { Failure, step } from '../../scripts/terminal/progress.mjs';
import { onDatabase } from './onDatabase.mjs';
import { disconnectOthers, requireNobodyElse } from './others.mjs';
import { restore } from './restore.mjs';

/** `restore file [--force]`: restores the database from the file, or leaves it unchanged. */
export async function command(settings, args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1) throw new Failure('Name the file: npm run restore -- file [--force]');
  if (!settings.databaseUrl) makeDataDirectory(settings.dataDir);
  await step(
    'restored',
    () =>
      onDatabase(settings, async (sql) => {
        if (!values.force) await requireNobodyElse(sql, advice);
        const restored = await restore(sql, path.resolve(positionals[0]));
        await disconnectOthers(sql);
        return restored;
      }),
    ({ rows, tables, createdAt }) => `${rows} rows of ${tables} tables, as of ${createdAt}`,
  );
}

const advice =
  'Stop the gateways first, or add --force: what is written since the backup is lost, and whoever signed in since is ' +
  'signed out.';
