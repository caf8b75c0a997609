import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Every package that lies in pnpm's store of the checkout, once.
 *
 * @returns {{ name: string, version: string, licence: unknown, scripts: string[] }[]}
 */
export function findInstalled(folder) {
  const store = path.join(folder, 'node_modules', '.pnpm');
  const found = new Map();
  for (const entry of listed(store)) {
    for (const place of packageFolders(path.join(store, entry, 'node_modules'))) {
      const manifest = readManifest(place);
      if (manifest?.name && manifest.version)
        found.set(`${manifest.name}@${manifest.version}`, describe(place, manifest));
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function describe(place, { name, version, license, licenses, scripts = {} }) {
  const own = ['preinstall', 'install', 'postinstall'].filter((script) => scripts[script]);
  // npm's way of saying: compile me.
  const compiled = existsSync(path.join(place, 'binding.gyp')) ? ['binding.gyp'] : [];
  return { name, version, licence: license ?? licenses ?? null, scripts: [...own, ...compiled] };
}

/** Links lead to other entries of the store, which are read there. */
function packageFolders(modules) {
  return listed(modules)
    .flatMap((name) =>
      name.startsWith('@') ? listed(path.join(modules, name)).map((own) => path.join(name, own)) : [name],
    )
    .map((name) => path.join(modules, name))
    .filter((place) => lstatSync(place).isDirectory());
}

function readManifest(place) {
  const file = path.join(place, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const listed = (folder) => (existsSync(folder) ? readdirSync(folder) : []);
