import path from 'node:path';
import { makeDataDirectory } from '../../scripts/site/dataDirectory.mjs';
import { Failure, step } from '../../scripts/terminal/progress.mjs';
import { loadExport } from './load/loadExport.mjs';
import { openExport } from './load/openExport.mjs';
import { migrate } from './migrate.mjs';
import { onDatabase } from './onDatabase.mjs';
import { requireNobodyElse } from './others.mjs';

/** `load-export file [--dry-run] [--start-over]`: fills an empty site with the community of an export. */
export async function command(settings, [file], values) {
  if (!file) throw new Failure('Name the file: npm run load-export -- export.zip [--dry-run] [--start-over]');
  const archive = await openExport(path.resolve(file));
  if (!settings.databaseUrl) makeDataDirectory(settings.dataDir);
  const isDryRun = values['dry-run'];
  try {
    const loaded = await step(
      isDryRun ? 'checked' : 'loaded',
      () =>
        onDatabase(settings, async (sql) => {
          await requireNobodyElse(sql, 'Stop the gateways first.');
          await migrate(sql);
          return loadExport(sql, archive, { isDryRun, startsOver: values['start-over'] });
        }),
      ({ counts }) =>
        Object.entries(counts)
          .map(([name, count]) => `${count} ${name}`)
          .join(', '),
    );
    for (const remark of loaded.remarks) console.log(remark);
    if (isDryRun) console.log('Nothing was written.');
  } finally {
    archive.close();
  }
}
