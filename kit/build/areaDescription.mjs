import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstPaint } from './firstPaint.mjs';
import { operationsIn } from './operations.mjs';

const kit = createRequire(import.meta.url)('../package.json');
const entry = 'remoteEntry.js';

/**
 * Writes area.json beside the remote, what it says of itself: the kit that it needs, its routes and slots, the files
 * that its pages need at once, what each page asks first, what it looks like before it has come, every operation that
 * it can send, and its size. Publishing makes the addresses whole (scripts/release/area.mjs); the gateway reads it (gateway/src/pages/registry.ts).
 *
 * @typedef {{ path: string, module: string, operation?: string, variables?: object }} AreaRoute
 * @param {{ name: string, directory: string, routes: AreaRoute[], slots: Record<string, string>, painter?: string }} area
 */
export function areaDescription({ name, directory, routes, slots, painter }) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      const isPainted = painter && compiler.options.mode === 'production';
      compiler.hooks.thisCompilation.tap('areaDescription', (compilation) => {
        compilation.hooks.processAssets.tapPromise(
          { name: 'areaDescription', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
          async () => {
            const operations = operationsIn(directory);
            const preload = Object.fromEntries(
              routes.map((route) => [route.path, filesOf(compilation, route)]),
            );
            const description = {
              name,
              entry,
              kit: `^${kit.version}`,
              routes: routes.map((route) => route.path),
              slots,
              preload,
              questions: questionsOf(operations, routes),
              paintings: isPainted ? await firstPaint({ entry: path.join(directory, painter) }) : {},
              operations,
              bytes: bytesOf(compilation, preload),
            };
            compilation.emitAsset('area.json', new sources.RawSource(JSON.stringify(description, null, 2)));
          },
        );
      });
    },
  };
}

/** The files that arrive together with an exposed page; what the page loads later is not needed at first. */
function filesOf(compilation, { module }) {
  const files = [...compilation.chunks]
    .filter((chunk) => chunk.name === `__federation_expose_${module}`)
    .flatMap((chunk) => [...chunk.groupsIterable])
    .flatMap((group) => group.chunks)
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js') && file !== entry);
  return [...new Set(files)];
}

function questionsOf(operations, routes) {
  return routes
    .filter((route) => route.operation)
    .map(({ path: route, operation, variables = {} }) => ({
      route,
      operationName: operation,
      query: operations[operation],
      variables,
    }));
}

/** Bytes as they travel, gzip: of the entry, and of what each route loads besides it at first. */
function bytesOf(compilation, preload) {
  const sizeOf = (file) => gzipSync(compilation.assets[file].buffer(), { level: 9 }).length;
  return {
    entry: sizeOf(entry),
    first: Object.fromEntries(
      Object.entries(preload).map(([route, files]) => [
        route,
        files.reduce((total, file) => total + sizeOf(file), 0),
      ]),
    ),
  };
}
