import { readArguments, requireReleased } from './arguments.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { confirmServed } from './confirmServed.mjs';
import { signature } from './origin.mjs';
import { rollBack } from './registry.mjs';
import { openStorage, readEntry } from './storage.mjs';

const options = { to: { type: 'string' }, reason: { type: 'string' } };

/**
 * `rollback mf-wall [--to <version>] [--reason "…"]`: makes the previous version live at once, or another one that the
 * registry has, without a build and without the gate.
 */
export async function rollback(args) {
  const { words, values } = readArguments(args, options);
  const storage = await openStorage();
  const remote = await requireReleased(storage, words[0]);
  console.log(await rollBackRemote(storage, remote, { ...signature(values.reason), to: values.to }));
  console.log(await confirmServed(remote, await readEntry(storage, remote)));
}

export async function rollBackRemote(storage, remote, order = signature()) {
  const changed = await changeRegistry(storage, (before) => rollBack(before, { ...order, remote }));
  const { live, previous } = changed.remotes[remote];
  return `${remote} ${live} is live again. rollback --to ${previous} would return.`;
}
