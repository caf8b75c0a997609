import { inRoot } from '../tree/root.mjs';
import { build } from '../steps/build.mjs';
import { aloneHere, generateTypes, installAll } from '../steps/prepare.mjs';
import { step } from '../terminal/progress.mjs';
import { readArea } from './area.mjs';
import { readArguments, readPercent, requireRemote } from './arguments.mjs';
import { whoGetsWhat } from './canary.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { requireFit } from './requireFit.mjs';
import { putLive, startCanary } from './registry.mjs';
import { removeOldVersions } from './removeOldVersions.mjs';
import { openStorage } from './storage.mjs';

const options = { canary: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } };

/** `release mf-wall [--canary 10] [--dry-run]`: builds one remote, judges it, publishes it and puts it live. */
export async function release(args) {
  const { words, values } = readArguments(args, options);
  const remote = requireRemote(words[0]);
  const percent = values.canary === undefined ? null : readPercent(values.canary);
  await aloneHere(async () => {
    await installAll();
    await generateTypes();
    await step(
      'built',
      () => build([remote]),
      (note) => note,
    );
  });
  const storage = await openStorage();
  const said = await releaseBuilt(storage, {
    remote,
    built: inRoot(remote, 'dist'),
    percent,
    isRehearsal: values['dry-run'],
  });
  console.log(`\n${said}`);
}

/**
 * Releases what was built. Answers what there is to say of it.
 *
 * @param {import('./storage.mjs').Storage} storage
 * @param {{ remote: string, built: string, percent?: number | null, isRehearsal?: boolean, now?: Date }} order
 */
export async function releaseBuilt(
  storage,
  { remote, built, percent = null, isRehearsal = false, now = new Date() },
) {
  const area = readArea(remote, built, storage.publicBase);
  await requireFit(storage, remote, area);
  if (isRehearsal) return `${remote} ${area.version} may go live. Nothing was changed.`;

  await storage.put(remote, area.version, built);
  const order = { remote, area, at: now.toISOString() };
  const registry = await changeRegistry(storage, (before) =>
    percent === null ? putLive(before, order) : startCanary(before, { ...order, percent }),
  );
  await removeOldVersions(storage, remote, now);
  return whoGetsWhat(remote, registry.remotes[remote]);
}
