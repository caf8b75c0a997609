import { readFileSync } from 'node:fs';
import { operationsIn } from '../../kit/build/operations.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { shellKey } from './storageKeys.mjs';

/**
 * The running shell's version of kit, slots and operations; those of the checkout while none was published.
 *
 * @typedef {{ kit: string, slots: string[], operations: Record<string, string> }} ShellOffer kit: version of its facade;
 *   slots: those that it has.
 * @returns {Promise<ShellOffer>}
 */
export async function readShellOffer(storage) {
  const released = await storage.readText(shellKey);
  return released === null ? shellOfCheckout() : JSON.parse(released);
}

/** Its operations are those of all that is loaded with it: kit is part of the shell's program. @returns {Promise<ShellOffer>} */
export async function shellOfCheckout() {
  return {
    kit: JSON.parse(readFileSync(inRoot('kit/package.json'), 'utf8')).version,
    slots: slotsIn(readFileSync(inRoot('kit/api.d.ts'), 'utf8')),
    operations: { ...operationsIn(inRoot('kit')), ...operationsIn(inRoot('shell')) },
  };
}

/** The names of the slots in kit/api.d.ts. */
export function slotsIn(api) {
  const [, members] = /^export declare interface Slots \{\n([^]*?)^\}/m.exec(api);
  return [...members.matchAll(/^ {4}(\w+)\??:/gm)].map(([, name]) => name);
}
