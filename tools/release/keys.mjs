import { signature } from './origin.mjs';
import { nameOfKey, readAreaKeys, readPublicKey, writeAreaKeys } from './areaKeys.mjs';
import { requireReleased } from './arguments.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { refuse } from './refuse.mjs';
import { signAgain } from './registry.mjs';
import { readReleaseKey, requireKey, requireSigned } from './sign.mjs';

/**
 * `releases keys`: the areas' public keys; `releases keys add mf-wall <file>`, `releases keys remove mf-wall <name>`.
 *
 * @param {string[]} words after `keys`
 */
export async function manageKeys(storage, [action, area, given]) {
  const keys = await readAreaKeys(storage);
  if (action === undefined) return keyLines(keys).join('\n');
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(area ?? '')) throw refuse('PW-211', 'The key of which area?');
  if (action === 'add') return addKey(storage, keys, area, readPublicKey(given));
  if (action === 'remove') return removeKey(storage, keys, area, given);
  throw refuse('PW-211', 'Expected keys, keys add <area> <file> or keys remove <area> <name>.');
}

/** `releases sign mf-wall`: its team signs the state that is in the registry, after looking at it. */
export async function signState(storage, area) {
  await requireReleased(storage, area);
  if (!readReleaseKey()) throw refuse('PW-226', 'RELEASE_KEY names the file of the key.');
  requireKey(area, await readAreaKeys(storage));
  // Whatever the state is, also one that nobody has signed.
  await changeRegistry(storage, (before) => signAgain(before, { ...signature(), remote: area }), {
    keys: {},
  });
  return `${area} is signed as it is.`;
}

async function addKey(storage, keys, area, key) {
  const of = keys[area] ?? [];
  if (of.includes(key)) return `${area} has the key ${nameOfKey(key)} already.`;
  const next = { ...keys, [area]: [...of, key] };
  await requireSignedBy(storage, area, next);
  await writeAreaKeys(storage, next);
  return `${area} has the key ${nameOfKey(key)}. Gateways know it when they start again.`;
}

async function removeKey(storage, keys, area, name) {
  const left = (keys[area] ?? []).filter((key) => nameOfKey(key) !== name);
  if (left.length === (keys[area] ?? []).length)
    throw refuse(
      'PW-211',
      `${area} has no key ${name}; it has ${(keys[area] ?? []).map(nameOfKey).join(', ') || 'none'}.`,
    );
  const { [area]: _, ...others } = keys;
  const next = left.length === 0 ? others : { ...others, [area]: left };
  await requireSignedBy(storage, area, next);
  await writeAreaKeys(storage, next);
  return left.length === 0
    ? `${area} has no key any more: anybody who may write the registry releases it. Gateways know it when they start again.`
    : `${area} no longer has the key ${name}. Gateways know it when they start again.`;
}

/** Otherwise gateways that start would not serve the area. */
async function requireSignedBy(storage, area, keys) {
  const { registry } = await storage.readRegistry();
  requireSigned(registry, area, keys);
}

const keyLines = (keys) => {
  const lines = Object.entries(keys).flatMap(([area, of]) => of.map((key) => `${area}  ${nameOfKey(key)}`));
  return lines.length === 0 ? ['No area has keys: anybody who may write the registry releases it.'] : lines;
};
