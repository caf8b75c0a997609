import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { declarationRule } from 'schema/area';

/**
 * The declaration in this folder's `area.ts`, with the area's name and the modules to expose.
 *
 * @throws when it is invalid (schema/area.mjs)
 */
export async function readDeclaration(directory) {
  const { name } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const { routes, slots, prerenderer } = declarationRule.parse(
    await evaluate(path.join(directory, 'area.ts')),
  );
  const filled = Object.entries(slots).map(([slot, given]) => ({
    slot,
    ...(typeof given === 'string' ? { component: given } : given),
  }));
  const components = [...routes, ...filled].map(({ component }) => component);
  return {
    name,
    routes: routes.map(({ component, ...route }) => ({ ...route, module: path.basename(component) })),
    slots: Object.fromEntries(filled.map(({ slot, component }) => [slot, path.basename(component)])),
    slotOperations: Object.fromEntries(
      filled.flatMap(({ slot, operation }) => (operation ? [[slot, operation]] : [])),
    ),
    prerenderer,
    exposes: Object.fromEntries(components.map((component) => [`./${path.basename(component)}`, component])),
  };
}

async function evaluate(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
  });
  const { area } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return area;
}
