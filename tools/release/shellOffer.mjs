import { readFileSync } from 'node:fs';
import { operationsIn } from '../../kit/build/operations.mjs';
import { readIfAny } from '../../scripts/tree/files.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { shellKey } from './storageKeys.mjs';

/**
 * The running shell's version of kit, slots and operations; those of the checkout while none was published.
 *
 * @typedef {{ kit: string, slots: string[], operations: Record<string, string>, names?: string[], react?: string }} ShellOffer
 *   kit: version of its facade; slots: those that it has; names: those that its facade exports, and react: its version,
 *   both missing where an older checkout recorded the shell.
 * @returns {Promise<ShellOffer>}
 */
export async function readShellOffer(storage) {
  const released = await storage.readText(shellKey);
  return released === null ? shellOfCheckout() : JSON.parse(released);
}

/** Its operations are those of all that is loaded with it: kit is part of the shell's program. @returns {Promise<ShellOffer>} */
export async function shellOfCheckout() {
  const api = readFileSync(inRoot('kit/api.d.ts'), 'utf8');
  return {
    kit: versionIn('kit/package.json'),
    slots: slotsIn(api),
    operations: { ...operationsIn(inRoot('kit')), ...operationsIn(inRoot('shell')) },
    names: namesIn(api),
    react: reactVersion(),
  };
}

/** The names of the slots in kit/api.d.ts. */
export function slotsIn(api) {
  const [, members] = /^export declare interface Slots \{\n([^]*?)^\}/m.exec(api);
  return [...members.matchAll(/^ {4}(\w+)\??:/gm)].map(([, name]) => name);
}

/** The names that kit/api.d.ts exports; those of types too, which no build takes. */
export function namesIn(api) {
  const declared = [...api.matchAll(/^export declare (?:const|function|class|interface|type) (\w+)/gm)];
  const listed = [...api.matchAll(/^export \{ (?:\w+ as )?(\w+) \}/gm)];
  return [...declared, ...listed].map(([, name]) => name);
}

const versionIn = (manifest) => JSON.parse(readFileSync(inRoot(manifest), 'utf8')).version;

/** None in the packed release tool, which has no packages of the shell. */
function reactVersion() {
  const manifest = readIfAny(inRoot('shell/node_modules/react/package.json'));
  return manifest === null ? undefined : JSON.parse(manifest).version;
}
