import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { shellOfCheckout } from './shellOffer.mjs';
import { schemaKey, shellKey } from './storageKeys.mjs';

/** Records the schema and the shell of this checkout beside the registry. The gate checks later releases with them. */
export async function recordRunning(storage) {
  await storage.writeText(schemaKey, sdlOfCheckout());
  await storage.writeText(shellKey, `${JSON.stringify(await shellOfCheckout(), null, 2)}\n`);
  return `Recorded in ${storage.location}: the schema and the shell of this checkout.`;
}

export const sdlOfCheckout = () => readFileSync(inRoot('schema/schema.graphql'), 'utf8');
