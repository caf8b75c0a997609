import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash, readArea } from './area.mjs';
import { readAreaKeys } from './areaKeys.mjs';
import { changeRegistry } from './changeRegistry.mjs';
import { directoryStorage } from './directoryStorage.mjs';
import { commitOf, signature } from './origin.mjs';
import { recordRunning } from './recordRunning.mjs';
import { lastPublished, putLive } from './registry.mjs';
import { mayMove, readReleaseKey } from './sign.mjs';
import { removeOldVersions } from './removeOldVersions.mjs';
import { readIfAny, replaceFile } from '../../scripts/tree/files.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { filesUnder } from '../../scripts/tree/stamps.mjs';
import { compress } from './compress.mjs';

const retentionDays = 14;

/**
 * Copies the builds to where the gateway serves them from and makes each remote's new version live. A version that was
 * published here before keeps its state, so that no start undoes a rollback or brings back a retired area. Returns a
 * sentence about such versions.
 *
 * @param {string} site the target folder
 * @param {string[]} names of the remotes
 * @param {(name: string) => string} builtOf the build folder of the shell or a remote
 */
export async function publish(site, names, builtOf = (name) => inRoot(name, 'dist')) {
  await publishShell(path.join(site, 'shell'), builtOf('shell'));
  const storage = directoryStorage({ folder: site, publicBase: '/' });
  const notLive = [];
  for (const name of names) if (!(await publishRemote(storage, name, builtOf(name)))) notLive.push(name);
  await recordRunning(storage);
  return notLive.length === 0
    ? ''
    : `not live, because of an earlier release or rollback, because it was retired, or because it needs its team's key: ${notLive.join(', ')}`;
}

/** Returns whether the built version is live afterwards. */
export async function publishRemote(storage, name, built) {
  const area = readArea(name, built, storage.publicBase);
  const { registry: current } = await storage.readRegistry();
  if (lastPublished(current, name) === area.version) return current.remotes[name]?.live === area.version;
  // A start is not stopped by an area that its team releases.
  if (!mayMove(name, await readAreaKeys(storage), readReleaseKey())) return false;
  await storage.put(name, area.version, built);
  const registry = await changeRegistry(storage, (before) =>
    lastPublished(before, name) === area.version
      ? before
      : putLive(before, { ...signature(), remote: name, area, commit: commitOf(built) }),
  );
  await removeOldVersions(storage, name);
  return registry.remotes[name]?.live === area.version;
}

/** Keeps older assets for a while, because open pages still request them; their names have content hashes. */
async function publishShell(target, built) {
  if (contentHash(built) === readIfAny(path.join(target, '.version'))) return;
  cpSync(built, target, { recursive: true, filter: (file) => path.basename(file) !== 'manifest.json' });
  await compress(path.join(target, 'assets'));
  removeOldAssets(target, built);
  // Last, when everything that it refers to exists.
  replaceFile(path.join(target, 'manifest.json'), readFileSync(path.join(built, 'manifest.json')));
  writeFileSync(path.join(target, '.version'), contentHash(built));
}

function removeOldAssets(target, built) {
  const oldest = Date.now() - retentionDays * 24 * 60 * 60 * 1000;
  for (const file of filesUnder(path.join(target, 'assets'), () => false)) {
    const source = path.join(built, path.relative(target, file).replace(/\.(br|gz)$/, ''));
    if (!existsSync(source) && statSync(file).mtimeMs < oldest) rmSync(file);
  }
}
