import './steps/node.mjs';
import path from 'node:path';
import { backUp } from './backup/backUp.mjs';
import { installOnce } from './backup/installOnce.mjs';
import { onDatabase } from './backup/onDatabase.mjs';
import { readSettings } from './site/settings.mjs';
import { step, tell } from './terminal/progress.mjs';

// npm run backup [-- file]: every table as it is at one instant, in one file; the site may run meanwhile.
await tell(async () => {
  const settings = await readSettings(process.env);
  const file = path.resolve(process.argv[2] ?? path.join(settings.dataDir, 'backups', nameOfNow()));
  await installOnce();
  await step(
    'backed up',
    () => onDatabase(settings, (sql) => backUp(sql, file)),
    ({ rows, tables }) => `${rows} rows of ${tables} tables`,
  );
  console.log(file);
});
process.exit();

function nameOfNow() {
  return `prayer-wall-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}.backup`;
}
