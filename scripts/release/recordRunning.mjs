import { readFileSync } from 'node:fs';
import { inRoot } from '../tree/root.mjs';
import { shellOfCheckout } from './shellOffer.mjs';
import { schemaKey, shellKey } from './storageKeys.mjs';

/** Keeps beside the registry what gateway and shell of this checkout offer: what is released next is judged by it. */
export async function recordRunning(storage) {
  await storage.writeText(schemaKey, sdlOfCheckout());
  await storage.writeText(shellKey, `${JSON.stringify(await shellOfCheckout(), null, 2)}\n`);
  return `Recorded in ${storage.place}: what runs is what this checkout has.`;
}

export const sdlOfCheckout = () => readFileSync(inRoot('schema/schema.graphql'), 'utf8');
