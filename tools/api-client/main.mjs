import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundle } from '../../gateway/bundle.mjs';
import { installTool } from '../../scripts/steps/install.mjs';
import { prepareSources, withCheckoutLock } from '../../scripts/steps/prepare.mjs';
import { runCommand, step } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';

const file = inRoot('docs/api/typescript/api.d.ts');
/** Inside the gateway, so that its packages resolve. */
const scratch = inRoot('gateway/.cache/description');

await runCommand(async () => {
  await prepareSources();
  await withCheckoutLock(() => step('generator', () => installTool('api-client')));
  await step('api.d.ts', writeTypes);
});

/** Writes the types of the example client, below a line that says which description they are made of. */
async function writeTypes() {
  await build({
    ...bundle,
    entryPoints: { description: 'src/descriptionForClients.ts' },
    outdir: scratch,
    sourcemap: false,
  });
  const { descriptionForClients } = await import(pathToFileURL(`${scratch}/description.mjs`));
  const description = JSON.stringify(descriptionForClients());
  // Imported late: it has just been installed.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTS(description, { alphabetize: true }));
  const digest = createHash('sha256').update(description).digest('hex');
  writeFileSync(file, `// npm run api-client: of the description ${digest}\n${types}`);
}
