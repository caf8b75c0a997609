import { root } from '../../scripts/tree/root.mjs';
import { nameOfKey, readAreaKeys } from './areaKeys.mjs';
import { requireRemote } from './arguments.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { commitOf, signature } from './origin.mjs';
import { refuse } from './refuse.mjs';
import { retire } from './registry.mjs';

/**
 * `releases retire mf-events [--reason "…"]`: takes an area off the site. The files of its versions stay for open pages.
 *
 * @throws {import('../../scripts/terminal/progress.mjs').Failure} PW-211 for an unknown area, PW-229 for one with keys
 */
export async function retireRemote(storage, remote, signed = signature()) {
  const keys = await readAreaKeys(storage);
  requireNoKeys(remote, keys);
  const order = { ...signed, remote, commit: commitOf(root) };
  const change = (before) => {
    requireRemote(remote, Object.keys(before.remotes));
    return retire(before, order);
  };
  await changeRegistry(storage, change, { keys });
  return `${remote} is retired. Its routes, its link and its slots are free.`;
}

/** Gateways go on serving an area that is missing although it has keys. */
function requireNoKeys(remote, keys) {
  if (!Object.hasOwn(keys, remote ?? '')) return;
  const names = keys[remote].map(nameOfKey).join(', ');
  throw refuse(
    'PW-229',
    `${remote} has keys (${names}), so gateways would go on serving it. Remove them first: npm run releases -- keys remove ${remote} <name>; then start the gateways again.`,
  );
}
