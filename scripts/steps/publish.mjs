import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { remotes } from '../tree/packages.mjs';
import { inRoot } from '../tree/root.mjs';
import { filesUnder } from '../tree/stamps.mjs';
import { compress } from './compress.mjs';

const site = inRoot('.site');
const keptVersions = 3;
const keptDays = 14;

/** Lays what was built where the gateway serves it from, and names in the registry which version of each remote is live. */
export async function publish() {
  await publishShell();
  const registry = readRegistry();
  const live = {};
  for (const name of remotes()) live[name] = { ...registry.remotes[name], live: await publishRemote(name) };
  writeRegistry({ ...registry, remotes: live });
}

/** Assets have the hash of their content in their names, so those of the pages that are open now may stay a while. */
async function publishShell() {
  const target = path.join(site, 'shell');
  const built = inRoot('shell', 'dist');
  if (versionOf(built) === readIfAny(path.join(target, '.version'))) return;
  cpSync(built, target, { recursive: true, filter: (file) => path.basename(file) !== 'index.html' });
  await compress(path.join(target, 'assets'));
  removeOldAssets(target, built);
  // Last, when all that it names is there.
  replaceFile(path.join(target, 'index.html'), readFileSync(path.join(built, 'index.html')));
  writeFileSync(path.join(target, '.version'), versionOf(built));
}

async function publishRemote(name) {
  const built = inRoot(name, 'dist');
  const version = versionOf(built);
  const versions = path.join(site, 'mf', name);
  const target = path.join(versions, version);
  if (!existsSync(target)) {
    const unfinished = `${target}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(built, unfinished, { recursive: true });
    await compress(unfinished);
    renameSync(unfinished, target);
  }
  utimesSync(target, new Date(), new Date());
  removeOldVersions(versions);
  const address = `/mf/${name}/${version}/`;
  return { version, entry: `${address}remoteEntry.js`, ...areaOf(built, address) };
}

/** What the remote says of itself: routes that it owns, what they ask first, files to fetch ahead. */
function areaOf(built, address) {
  const {
    preload = {},
    routes = [],
    questions = [],
  } = JSON.parse(readIfAny(path.join(built, 'area.json')) ?? '{}');
  const addressed = Object.entries(preload).map(([route, files]) => [
    route,
    files.map((file) => address + file),
  ]);
  return { preload: Object.fromEntries(addressed), routes, questions };
}

function versionOf(folder) {
  const hash = createHash('sha256');
  for (const file of filesUnder(folder, () => false)) {
    hash
      .update(`${path.relative(folder, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** Pages that were opened before this version still ask for their chunks. */
function removeOldVersions(versions) {
  const byAge = readdirSync(versions)
    .map((name) => path.join(versions, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byAge.slice(keptVersions)) rmSync(old, { recursive: true, force: true });
}

function removeOldAssets(target, built) {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  for (const file of filesUnder(path.join(target, 'assets'), () => false)) {
    const source = path.join(built, path.relative(target, file).replace(/\.(br|gz)$/, ''));
    if (!existsSync(source) && statSync(file).mtimeMs < oldest) rmSync(file);
  }
}

const registryFile = path.join(site, 'registry.json');

const readRegistry = () => ({ remotes: {}, ...JSON.parse(readIfAny(registryFile) ?? '{}') });

function writeRegistry(registry) {
  replaceFile(registryFile, `${JSON.stringify(registry, null, 2)}\n`);
}

/** A reader sees the old file or the new one, never half of it. */
function replaceFile(file, content) {
  if (readIfAny(file) === String(content)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

function readIfAny(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
