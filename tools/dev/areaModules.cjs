const path = require('node:path');

/** A webpack loader: takes the place of shell/remotes/federation.ts, with the areas' modules from their sources. */
module.exports = async function areaModules() {
  const { areas } = await import('../../scripts/tree/packages.mjs');
  const exposed = await Promise.all(areas.map((name) => modulesOf(name, this)));
  return `
    const modules = { ${exposed.join(', ')} };
    export const loadExposed = async ({ globalName }, module) => (await modules[globalName]?.[module]?.()) ?? null;
  `;
};

async function modulesOf(name, loader) {
  const { readDeclaration } = await import('../../kit/build/declaration.mjs');
  const { inRoot } = await import('../../scripts/tree/root.mjs');
  const directory = inRoot(name);
  loader.addDependency(path.join(directory, 'area.ts'));
  const { exposes } = await readDeclaration(directory);
  const imports = Object.entries(exposes).map(
    ([module, file]) =>
      `${path.basename(module)}: () => import(${JSON.stringify(path.join(directory, file))})`,
  );
  return `${name.replace(/-/g, '_')}: { ${imports.join(', ')} }`;
}
