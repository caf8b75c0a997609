import './steps/node.mjs';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pnpm } from './steps/install.mjs';
import { aloneHere, installAll } from './steps/prepare.mjs';
import { plainEnvironment, run } from './terminal/command.mjs';
import { Failure, step, tell } from './terminal/progress.mjs';
import { inRoot } from './tree/root.mjs';

// npm run sbom [-- file]: what others wrote and the gateway and the pages bring along, as CycloneDX JSON.
await tell(async () => {
  const file = path.resolve(process.argv[2] ?? inRoot('.cache', 'sbom.json'));
  mkdirSync(path.dirname(file), { recursive: true });
  await aloneHere(installAll);
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
  const { bomFormat, components = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const isWhole = components.length > 0 && components.every(({ version, purl }) => version && purl);
  if (bomFormat !== 'CycloneDX' || !isWhole)
    throw new Failure(`${pnpm} has not written a whole list to ${file}.`);
  return components.length;
}
