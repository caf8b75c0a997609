import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readDeclaration } from '../../../kit/build/declaration.mjs';
import { compress } from '../../release/compress.mjs';
import { areas } from '../../../scripts/tree/packages.mjs';
import { inRoot } from '../../../scripts/tree/root.mjs';

const webpack = createRequire(inRoot('kit/package.json'))('webpack');
const federation = 'ModuleFederationPlugin';

/**
 * Builds shell and areas as one program with lazy pages, as a site that the same gateway serves with the same preloads
 * and data in its HTML. Returns the site's folder.
 */
export async function buildMonolith() {
  const folder = inRoot('.cache/monolith');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const loader = path.join(folder, 'loading.js');
  writeFileSync(loader, await loaderOfAll());

  const shell = await configOf('shell');
  const built = path.join(folder, 'shell');
  const stats = await run({
    ...shell,
    output: { ...shell.output, path: built },
    plugins: [
      ...shell.plugins.filter((plugin) => plugin.constructor.name !== federation),
      new webpack.NormalModuleReplacementPlugin(/^\.\/loading$/, (resource) => {
        if (resource.context === inRoot('shell/remotes')) resource.request = loader;
      }),
    ],
  });
  await compress(path.join(built, 'assets'));
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(registryWith(stats)));
  for (const file of ['released-shell.json', 'released-schema.graphql'])
    cpSync(inRoot('.site', file), path.join(folder, file));
  return folder;
}

const configOf = async (name) => (await import(pathToFileURL(inRoot(name, 'webpack.config.mjs')))).default;

/** Replaces the shell's loading of containers by an import of each exposed module. */
async function loaderOfAll() {
  const imports = [];
  for (const remote of areas) {
    const { exposes } = await readDeclaration(inRoot(remote));
    for (const source of Object.values(exposes)) {
      const module = path.basename(source);
      const file = JSON.stringify(inRoot(remote, source));
      imports.push(
        `'${remote}/${module}': () => import(/* webpackChunkName: "${remote}-${module}" */ ${file})`,
      );
    }
  }
  return `const modules = { ${imports.join(',\n')} };
export async function loadModule({ remote, module }) {
  const loaded = await modules[\`\${remote}/\${module}\`]();
  return { default: loaded[module] };
}`;
}

function run(config) {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve(stats.toJson({ all: false, chunks: true, chunkGroups: true, assets: true }));
    });
  });
}

/** The registry of the site, with the monolith's files in place of each remote's. */
function registryWith({ namedChunkGroups }) {
  const registry = JSON.parse(readFileSync(inRoot('.site/registry.json'), 'utf8'));
  const filesOf = (name) =>
    (namedChunkGroups[name]?.assets ?? [])
      .map((asset) => `/${asset.name}`)
      .filter((file) => file.endsWith('.js'));
  const [shellScript] = filesOf('shell');
  for (const [remote, { live, versions }] of Object.entries(registry.remotes)) {
    const area = versions[live];
    // Part of the program: there is no entry to load.
    area.entry = shellScript;
    for (const route of area.routes) route.files = filesOf(`${remote}-${route.module}`);
    for (const [slot, needs] of Object.entries(area.slotNeeds ?? {}))
      needs.files = filesOf(`${remote}-${area.slots[slot]}`);
  }
  return registry;
}
