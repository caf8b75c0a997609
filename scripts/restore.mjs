import './steps/node.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installOnce } from './backup/installOnce.mjs';
import { onDatabase } from './backup/onDatabase.mjs';
import { disconnectOthers, requireNobodyElse } from './backup/others.mjs';
import { restore } from './backup/restore.mjs';
import { makeDataDirectory } from './site/dataDirectory.mjs';
import { readSettings } from './site/settings.mjs';
import { Failure, step, tell } from './terminal/progress.mjs';

// npm run restore -- file [--force]: the database becomes what it was when the file was made, or stays as it is.
await tell(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1) throw new Failure('Name the file: npm run restore -- file [--force]');
  const settings = await readSettings(process.env);
  if (!settings.databaseUrl) makeDataDirectory(settings.dataDir);
  await installOnce();
  await step(
    'restored',
    () =>
      onDatabase(settings, async (sql) => {
        if (!values.force) await requireNobodyElse(sql);
        const restored = await restore(sql, path.resolve(positionals[0]));
        await disconnectOthers(sql);
        return restored;
      }),
    ({ rows, tables, createdAt }) => `${rows} rows of ${tables} tables, as of ${createdAt}`,
  );
});
process.exit();
