import { readArguments, requireReleased } from './arguments.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { confirmServed } from './confirmServed.mjs';
import { rollBack } from './registry.mjs';
import { openStorage, readEntry } from './storage.mjs';

/** `rollback mf-wall`: makes the previous version live at once, without a build and without the gate. */
export async function rollback(args) {
  const { words } = readArguments(args);
  const storage = await openStorage();
  const remote = await requireReleased(storage, words[0]);
  console.log(await rollBackRemote(storage, remote));
  console.log(await confirmServed(remote, await readEntry(storage, remote)));
}

export async function rollBackRemote(storage, remote, now = new Date()) {
  const changed = await changeRegistry(storage, (before) =>
    rollBack(before, { remote, at: now.toISOString() }),
  );
  const { live, previous } = changed.remotes[remote];
  return `${remote} ${live} is live again; ${previous} is what another rollback returns to.`;
}
