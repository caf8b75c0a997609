import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { compress } from './compress.mjs';
import { readIfAny, replaceFile } from '../../scripts/tree/files.mjs';
import { withLock } from '../../scripts/tree/lock.mjs';
import { parseRegistry } from './parseRegistry.mjs';
import { registryKey, registryText } from './storageKeys.mjs';

/** Versions and registry in a folder that the gateway serves. */
export function directoryStorage({ folder, publicBase }) {
  const inFolder = (...parts) => path.join(folder, ...parts);
  return {
    location: folder,
    publicBase,

    async put(name, version, built) {
      const target = inFolder('mf', name, version);
      if (!existsSync(target)) await install(built, target);
      utimesSync(target, new Date(), new Date());
    },

    async list(name) {
      const versions = inFolder('mf', name);
      if (!existsSync(versions)) return [];
      return readdirSync(versions).map((version) => ({
        version,
        putAt: statSync(path.join(versions, version)).mtime,
      }));
    },

    async remove(name, version) {
      rmSync(inFolder('mf', name, version), { recursive: true, force: true });
    },

    async readRegistry() {
      const text = readIfAny(inFolder(registryKey));
      return { registry: parseRegistry(text), revision: revisionOf(text) };
    },

    replaceRegistry: (registry, revision) =>
      withLock(inFolder('registry.lock'), async () => {
        if (revisionOf(readIfAny(inFolder(registryKey))) !== revision) return false;
        replaceFile(inFolder(registryKey), registryText(registry));
        return true;
      }),

    readText: async (key) => readIfAny(inFolder(key)),

    writeText: async (key, text) => replaceFile(inFolder(key), text),
  };
}

/** Copies a version atomically. */
async function install(built, target) {
  const unfinished = `${target}.${process.pid}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(built, unfinished, { recursive: true });
  await compress(unfinished);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process has installed the same version meanwhile.
    if (!existsSync(target)) throw error;
  }
}

const revisionOf = (text) => (text === null ? null : createHash('sha256').update(text).digest('hex'));
