import './steps/node.mjs';
import { prepareSources } from './steps/prepare.mjs';
import { runCommand } from './terminal/progress.mjs';

// npm run codegen: the printed schema, every `gen/` and the list of the schema's changes, where they are out of date.
await runCommand(async () => {
  await prepareSources();
  // Imported late: it needs installed packages.
  const { recordSchemaChanges } = await import('../tools/checks/schemaChanges.mjs');
  await recordSchemaChanges();
});
