import '../../scripts/steps/node.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pnpm } from '../../scripts/steps/install.mjs';
import { withCheckoutLock, installAll } from '../../scripts/steps/prepare.mjs';
import { plainEnvironment, run } from '../../scripts/terminal/command.mjs';
import { Failure, step, runCommand } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { originOf } from './provenance.mjs';

// npm run sbom [-- file]: the third-party packages of production as CycloneDX JSON, and of which commit they are.
await runCommand(async () => {
  const file = path.resolve(process.argv[2] ?? inRoot('.cache', 'sbom.json'));
  mkdirSync(path.dirname(file), { recursive: true });
  await withCheckoutLock(installAll);
  await step(
    'listed',
    () => list(file),
    (count) => `${count} packages`,
  );
  console.log(file);
});

async function list(file) {
  const kind = ['--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  await run('npx', ['--yes', pnpm, 'sbom', ...kind, '--out', file], { env: plainEnvironment() });
  const bill = JSON.parse(readFileSync(file, 'utf8'));
  const { bomFormat, components = [] } = bill;
  const isWhole = components.length > 0 && components.every(({ version, purl }) => version && purl);
  if (bomFormat !== 'CycloneDX' || !isWhole)
    throw new Failure(`${pnpm} has not written a whole list to ${file}.`);
  bill.metadata.properties = Object.entries(originOf()).map(([name, value]) => ({
    name: `prayer-wall:${name}`,
    value,
  }));
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  return components.length;
}
