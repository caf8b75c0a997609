import path from 'node:path';
import { readDeclaration } from '../../kit/build/declaration.mjs';
import { operationsIn } from '../../kit/build/operations.mjs';
import { registryFormat } from '../../schema/registryFormat.mjs';
import { areas } from '../../scripts/tree/packages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { replaceFile } from '../../scripts/tree/files.mjs';

const version = 'development';
/** The areas come with the program of the shell. */
const entry = '/assets/shell.js';

/** The registry of the areas as their sources are, for the gateway: `describe` writes it again for the areas that changed. */
export function registryOfSources(siteDir) {
  const remotes = {};
  return {
    async describe(names = areas) {
      for (const name of names) remotes[name] = await remoteOf(name);
      replaceFile(path.join(siteDir, 'registry.json'), JSON.stringify({ format: registryFormat, remotes }));
    },
  };
}

async function remoteOf(name) {
  const { routes, slots, slotOperations } = await readDeclaration(inRoot(name));
  const area = {
    version,
    entry,
    kit: '*',
    routes: routes.map((route) => ({ ...route, files: [], bytes: 0 })),
    slots,
    slotNeeds: Object.fromEntries(
      Object.entries(slotOperations).map(([slot, operation]) => [slot, { operation, files: [], bytes: 0 }]),
    ),
    prerendered: {},
    operations: operationsIn(inRoot(name)),
    bytes: 0,
  };
  return { live: version, versions: { [version]: area } };
}
