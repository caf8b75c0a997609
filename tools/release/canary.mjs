import { readArguments, readPercent, requireReleased } from './arguments.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { confirmServed } from './confirmServed.mjs';
import { refuse } from './refuse.mjs';
import { signature } from './origin.mjs';
import { endCanary, resizeCanary } from './registry.mjs';
import { openStorage, readEntry } from './storage.mjs';

/** `canary mf-wall 25` serves the canary to that share of visitors, `canary mf-wall off` to nobody. */
export async function canary(args) {
  const { words, values } = readArguments(args, { reason: { type: 'string' } });
  const storage = await openStorage();
  const remote = await requireReleased(storage, words[0]);
  if (!words[1]) throw refuse('PW-219', 'How many percent of the visitors, or off?');
  console.log(await changeCanary(storage, remote, words[1], signature(values.reason)));
  console.log(await confirmServed(remote, await readEntry(storage, remote)));
}

/** @param {string} share percent, or `off` */
export async function changeCanary(storage, remote, share, signed = signature()) {
  const order = { ...signed, remote };
  const changed = await changeRegistry(storage, (before) =>
    share === 'off'
      ? endCanary(before, order)
      : resizeCanary(before, { ...order, percent: readPercent(share) }),
  );
  return describeShares(remote, changed.remotes[remote]);
}

/** The distribution of versions in one sentence. */
export function describeShares(remote, { live, canary: trial }) {
  return trial
    ? `${remote} ${trial.version} goes to ${trial.percent} % of visitors, ${live} to the others.`
    : `${remote} ${live} goes to everybody.`;
}
