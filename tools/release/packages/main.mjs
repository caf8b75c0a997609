import '../../../scripts/steps/node.mjs';
import path from 'node:path';
import { prepareSources, withCheckoutLock } from '../../../scripts/steps/prepare.mjs';
import { runCommand, step } from '../../../scripts/terminal/progress.mjs';
import { inRoot } from '../../../scripts/tree/root.mjs';

// npm run pack [-- folder]: kit, schema and the release tool as npm packages, for areas in repositories of their own.
await runCommand(async () => {
  await prepareSources();
  // Imported late: it needs installed packages.
  const { packAll } = await import('./pack.mjs');
  const target = path.resolve(process.argv[2] ?? inRoot('.cache/packages'));
  const archives = await withCheckoutLock(() => step('packed', () => packAll(target)));
  for (const archive of Object.values(archives)) console.log(archive);
});
