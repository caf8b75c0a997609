import { setTimeout as pause } from 'node:timers/promises';
import { readAreaKeys } from './areaKeys.mjs';
import { refuse } from './refuse.mjs';
import { readReleaseKey, signChanges } from './sign.mjs';

/**
 * Changes the registry atomically. When somebody else changed it meanwhile, the change is applied again to their result,
 * so that no concurrent release is lost. The areas that it changes are signed with RELEASE_KEY.
 *
 * @param {object} storage
 * @param {(registry: object) => object} change returns the same object when there is nothing to change
 */
export async function changeRegistry(storage, change, { attempts = 20, keys, key = readReleaseKey() } = {}) {
  const known = keys ?? (await readAreaKeys(storage));
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { registry, revision } = await storage.readRegistry();
    const changed = change(registry);
    const next = changed === registry ? registry : signChanges(registry, changed, known, key);
    if (next === registry || (await storage.replaceRegistry(next, revision))) return next;
    await pause(Math.random() * 50 * attempt);
  }
  throw refuse('PW-217', 'Others keep changing the registry. Nothing was changed; try again.');
}
