import { readArguments, requireRemote } from './arguments.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { rollBack } from './registry.mjs';
import { openStorage } from './storage.mjs';

/** `rollback mf-wall`: the version before is live again, at once; nothing is built, and nothing can refuse it. */
export async function rollback(args) {
  const { words } = readArguments(args);
  console.log(await rollBackRemote(await openStorage(), requireRemote(words[0])));
}

export async function rollBackRemote(storage, remote, now = new Date()) {
  const changed = await changeRegistry(storage, (before) =>
    rollBack(before, { remote, at: now.toISOString() }),
  );
  const { live, previous } = changed.remotes[remote];
  return `${remote} ${live} is live again; ${previous} is what another rollback returns to.`;
}
