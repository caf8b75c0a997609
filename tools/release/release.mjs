import { existsSync } from 'node:fs';
import path from 'node:path';
import { areas } from '../../scripts/tree/packages.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { build } from '../../scripts/steps/build.mjs';
import { withCheckoutLock, generateTypes, installAll } from '../../scripts/steps/prepare.mjs';
import { step } from '../../scripts/terminal/progress.mjs';
import { readArea, readDescription } from './area.mjs';
import { readAreaKeys } from './areaKeys.mjs';
import { readArguments, readPercent, requireRemote } from './arguments.mjs';
import { describeShares } from './canary.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { confirmServed } from './confirmServed.mjs';
import { claimRefusals } from './gate.mjs';
import { commitOf, signature } from './origin.mjs';
import { inspectBuilt } from './inspectBuilt.mjs';
import { requireFit, requireNone } from './requireFit.mjs';
import { putLive, startCanary } from './registry.mjs';
import { removeOldVersions } from './removeOldVersions.mjs';
import { requireKey } from './sign.mjs';
import { openStorage, readEntry } from './storage.mjs';

const options = {
  canary: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  reason: { type: 'string' },
  'require-browser': { type: 'boolean', default: false },
};

/**
 * `release mf-wall [--canary 10] [--dry-run] [--reason "…"] [--require-browser]`: builds one remote, checks it, publishes it
 * and makes it live; instead of a name the folder of one that was built elsewhere.
 */
export async function release(args) {
  const { words, values } = readArguments(args, options);
  const percent = values.canary === undefined ? null : readPercent(values.canary);
  const target = isBuilt(words[0]) ? path.resolve(words[0]) : await buildRemote(words[0]);
  const storage = await openStorage();
  const remote = readDescription(target).name;
  const isDryRun = values['dry-run'];
  const signed = signature(values.reason);
  const needsBrowser = values['require-browser'] || Boolean(process.env.CI);
  const inspect = (area) =>
    step('inspected', () => inspectBuilt(storage, { remote, built: target, area, needsBrowser }));
  const order = { remote, built: target, percent, isDryRun, signed, inspect };
  console.log(`\n${await releaseBuilt(storage, order)}`);
  if (!isDryRun) console.log(await confirmServed(remote, await readEntry(storage, remote)));
}

const isBuilt = (folder = '') => existsSync(path.join(folder, 'area.json'));

/** Builds an area of this checkout. Returns the folder of the build. */
async function buildRemote(name) {
  const remote = requireRemote(name, areas);
  await withCheckoutLock(async () => {
    await installAll();
    await generateTypes();
    await step(
      'built',
      () => build([remote]),
      (note) => note,
    );
  });
  return inRoot(remote, 'dist');
}

/**
 * Releases a build. Returns the outcome in one sentence, after remarks.
 *
 * @param {import('./storage.mjs').Storage} storage
 * @param {{ remote: string, built: string, percent?: number | null, isDryRun?: boolean,
 *   signed?: ReturnType<typeof signature>, inspect?: (area: import('../../schema/area.mjs').Area) => Promise<string[]> }}
 *   order inspect: judges the built files; returns remarks, and throws what it refuses
 */
export async function releaseBuilt(
  storage,
  { remote, built, percent = null, isDryRun = false, signed = signature(), inspect = async () => [] },
) {
  const area = readArea(remote, built, storage.publicBase);
  // Before the inspection, which takes its time.
  if (!isDryRun) requireKey(remote, await readAreaKeys(storage));
  const remarks = [
    ...(await requireFit(storage, remote, area)),
    ...(await inspect(area)),
    ...untranslated(area),
  ];
  if (isDryRun) return [...remarks, `${remote} ${area.version} may go live. Nothing was changed.`].join('\n');

  await storage.put(remote, area.version, built);
  const order = { ...signed, remote, area, commit: commitOf(built) };
  const registry = await changeRegistry(storage, (before) => {
    // Somebody else may have released since the gate was asked.
    requireNone(claimRefusals(remote, area, before));
    return percent === null ? putLive(before, order) : startCanary(before, { ...order, percent });
  });
  await removeOldVersions(storage, remote, new Date(signed.at));
  return [...remarks, describeShares(remote, registry.remotes[remote])].join('\n');
}

/** A remark about texts that are English in other languages: a release need not wait for its translators. */
function untranslated({ translations }) {
  const counts = Object.entries(translations).flatMap(([locale, { missing }]) =>
    missing > 0 ? [`${locale} ${missing}`] : [],
  );
  return counts.length === 0 ? [] : [`Texts without translation, which are English: ${counts.join(', ')}.`];
}
