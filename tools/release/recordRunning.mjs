import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { shellOfCheckout } from './shellOffer.mjs';
import { schemaKey, shellKey } from './storageKeys.mjs';

/** Records beside the registry what gateway and shell of this checkout offer; the gate checks later releases against it. */
export async function recordRunning(storage) {
  await storage.writeText(schemaKey, sdlOfCheckout());
  await storage.writeText(shellKey, `${JSON.stringify(await shellOfCheckout(), null, 2)}\n`);
  return `Recorded in ${storage.place}: what runs is what this checkout has.`;
}

export const sdlOfCheckout = () => readFileSync(inRoot('schema/schema.graphql'), 'utf8');
