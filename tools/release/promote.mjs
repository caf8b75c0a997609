import { readArguments, requireReleased } from './arguments.mjs';
import { describeShares } from './canary.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { promoteCanary } from './registry.mjs';
import { requireFit } from './requireFit.mjs';
import { openStorage } from './storage.mjs';

/** `promote mf-wall`: the canary becomes the live version. */
export async function promote(args) {
  const { words } = readArguments(args);
  const storage = await openStorage();
  console.log(await promoteRemote(storage, await requireReleased(storage, words[0])));
}

/** The site may have changed since the canary began, so the gate checks it again. */
export async function promoteRemote(storage, remote, now = new Date()) {
  const order = { remote, at: now.toISOString() };
  const { registry } = await storage.readRegistry();
  const promoted = promoteCanary(registry, order).remotes[remote];
  await requireFit(storage, remote, promoted.versions[promoted.live]);
  const changed = await changeRegistry(storage, (before) => promoteCanary(before, order));
  return describeShares(remote, changed.remotes[remote]);
}
