import { readArguments, requireReleased } from './arguments.mjs';
import { describeShares } from './canary.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { confirmServed } from './confirmServed.mjs';
import { signature } from './origin.mjs';
import { promoteCanary, requireReadable } from './registry.mjs';
import { requireFit } from './requireFit.mjs';
import { openStorage, readEntry } from './storage.mjs';

/** `promote mf-wall [--reason "…"]`: the canary becomes the live version. */
export async function promote(args) {
  const { words, values } = readArguments(args, { reason: { type: 'string' } });
  const storage = await openStorage();
  const remote = await requireReleased(storage, words[0]);
  console.log(await promoteRemote(storage, remote, signature(values.reason)));
  console.log(await confirmServed(remote, await readEntry(storage, remote)));
}

/** The site may have changed since the canary began, so the gate checks it again. */
export async function promoteRemote(storage, remote, signed = signature()) {
  const order = { ...signed, remote };
  const { registry } = await storage.readRegistry();
  const promoted = promoteCanary(registry, order).remotes[remote];
  requireReadable(registry, remote, promoted.live);
  await requireFit(storage, remote, promoted.versions[promoted.live]);
  const changed = await changeRegistry(storage, (before) => promoteCanary(before, order));
  return describeShares(remote, changed.remotes[remote]);
}
