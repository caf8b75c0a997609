import '../../scripts/steps/node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { prepare, withCheckoutLock } from '../../scripts/steps/prepare.mjs';
import { Failure, runCommand } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { buildNext, installBench } from './install.mjs';
import { readOptions } from './options.mjs';

// npm run bench: fills scratch databases, measures the gateway and its peers on them, writes the results.
await runCommand(async () => {
  const options = readOptions(process.env, process.argv);
  await prepare();
  await withCheckoutLock(async () => {
    await installBench();
    await buildNext();
  });
  // Imported late: it needs installed packages.
  const { measure } = await import('./measure.mjs');
  const { writeDocument } = await import('./report/document.mjs');

  const { results, failures } = await measure(options);
  const file = inRoot('tools/bench/results', `${results.began.replace(/[:.]/g, '-')}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  console.log(`\n${path.relative(inRoot(), file)}`);
  if (failures.length > 0) throw new Failure(failures.map(({ stack }) => stack).join('\n'));
  if (options.writesDocument) writeDocument(results, path.basename(file));
});
process.exit();
