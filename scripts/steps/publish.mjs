import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash, readArea } from '../release/area.mjs';
import { changeRegistry } from '../release/changeRegistry.mjs';
import { directoryStorage } from '../release/directoryStorage.mjs';
import { recordRunning } from '../release/recordRunning.mjs';
import { lastBrought, putLive } from '../release/registry.mjs';
import { removeOldVersions } from '../release/removeOldVersions.mjs';
import { readIfAny, replaceFile } from '../tree/files.mjs';
import { inRoot } from '../tree/root.mjs';
import { filesUnder } from '../tree/stamps.mjs';
import { compress } from './compress.mjs';

const keptDays = 14;

/**
 * Lays what was built where the gateway serves it from, and puts each remote's new version live. One that was brought
 * here before stays what it has become since, so that no start undoes a rollback. Answers which do.
 *
 * @param {string} site the folder to lay it down in
 * @param {string[]} names of the remotes
 * @param {(name: string) => string} builtOf where the shell, or a remote, was built to
 */
export async function publish(site, names, builtOf = (name) => inRoot(name, 'dist')) {
  await publishShell(path.join(site, 'shell'), builtOf('shell'));
  const storage = directoryStorage({ folder: site, publicBase: '/' });
  const heldBack = [];
  for (const name of names) if (!(await publishRemote(storage, name, builtOf(name)))) heldBack.push(name);
  await recordRunning(storage);
  return heldBack.length === 0 ? '' : `not live here, as it was decided: ${heldBack.join(', ')}`;
}

/** Whether the version that was built is live then. */
export async function publishRemote(storage, name, built) {
  const area = readArea(name, built, storage.publicBase);
  await storage.put(name, area.version, built);
  const registry = await changeRegistry(storage, (before) =>
    lastBrought(before, name) === area.version
      ? before
      : putLive(before, { remote: name, area, at: new Date().toISOString() }),
  );
  await removeOldVersions(storage, name);
  return registry.remotes[name].live === area.version;
}

/** Assets have the hash of their content in their names, so those of the pages that are open now may stay a while. */
async function publishShell(target, built) {
  if (contentHash(built) === readIfAny(path.join(target, '.version'))) return;
  cpSync(built, target, { recursive: true, filter: (file) => path.basename(file) !== 'index.html' });
  await compress(path.join(target, 'assets'));
  removeOldAssets(target, built);
  // Last, when all that it names is there.
  replaceFile(path.join(target, 'index.html'), readFileSync(path.join(built, 'index.html')));
  writeFileSync(path.join(target, '.version'), contentHash(built));
}

function removeOldAssets(target, built) {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  for (const file of filesUnder(path.join(target, 'assets'), () => false)) {
    const source = path.join(built, path.relative(target, file).replace(/\.(br|gz)$/, ''));
    if (!existsSync(source) && statSync(file).mtimeMs < oldest) rmSync(file);
  }
}
