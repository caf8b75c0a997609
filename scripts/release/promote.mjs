import { readArguments, requireRemote } from './arguments.mjs';
import { whoGetsWhat } from './canary.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { promoteCanary } from './registry.mjs';
import { requireFit } from './requireFit.mjs';
import { openStorage } from './storage.mjs';

/** `promote mf-wall`: everybody gets what the canary's visitors have. */
export async function promote(args) {
  const { words } = readArguments(args);
  console.log(await promoteRemote(await openStorage(), requireRemote(words[0])));
}

/** The site may have changed since the canary began, so it is judged again. */
export async function promoteRemote(storage, remote, now = new Date()) {
  const order = { remote, at: now.toISOString() };
  const { registry } = await storage.readRegistry();
  const promoted = promoteCanary(registry, order).remotes[remote];
  await requireFit(storage, remote, promoted.versions[promoted.live]);
  const changed = await changeRegistry(storage, (before) => promoteCanary(before, order));
  return whoGetsWhat(remote, changed.remotes[remote]);
}
