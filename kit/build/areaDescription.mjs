import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { builtAreaRule } from 'schema/area';
import { emitCatalogs, findText, readCatalogs } from './catalogs.mjs';
import { operationsIn } from './operations.mjs';
import { prerender } from './prerender.mjs';

const kit = createRequire(import.meta.url)('../package.json');
const kitFolder = path.join(import.meta.dirname, '..');
const schemaFolder = path.dirname(fileURLToPath(import.meta.resolve('schema/area')));
const entry = 'remoteEntry.js';
/** webpack's UsageState.Unused. */
const unused = 0;

/**
 * Writes area.json beside the remote (`builtAreaRule` in schema/area.mjs): the area's declaration, the range of kit
 * that it needs and the names that it takes from it, the files of its routes and of its slots with a first operation with
 * their sizes, its documents, and its prerendered pages.
 *
 * @param {{ directory: string, area: Awaited<ReturnType<typeof import('./declaration.mjs').readDeclaration>> }} options
 */
export function areaDescription({ directory, area: { name, routes, slots, slotOperations, prerenderer } }) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      const isPrerendered = prerenderer && compiler.options.mode === 'production';
      compiler.hooks.thisCompilation.tap('areaDescription', (compilation) => {
        const bytesOf = (file) => gzipSync(compilation.assets[file].buffer(), { level: 9 }).length;
        compilation.hooks.processAssets.tapPromise(
          { name: 'areaDescription', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
          async () => {
            const operations = operationsIn(directory);
            const catalogs = readCatalogs([schemaFolder, kitFolder, directory]);
            const pages = isPrerendered
              ? await prerender(path.join(directory, prerenderer), { catalogs })
              : {};
            const withFiles = (part, module) => {
              const files = filesOf(compilation, module);
              return { ...part, files, bytes: files.reduce((total, file) => total + bytesOf(file), 0) };
            };
            const described = routes.map((route) => withFiles(route, route.module));
            const missing = emitCatalogs(compilation, {
              catalogs,
              folder: 'locales',
              first: [entry, ...new Set(described.flatMap(({ files }) => files))],
            });
            const description = builtAreaRule.parse({
              name,
              entry,
              kit: `^${kit.version}`,
              routes: described,
              slots,
              slotNeeds: Object.fromEntries(
                Object.entries(slotOperations).map(([slot, operation]) => [
                  slot,
                  withFiles({ operation }, slots[slot]),
                ]),
              ),
              prerendered: {},
              ...pages.en,
              translations: Object.fromEntries(
                Object.entries(catalogs).map(([locale, catalog]) => [
                  locale,
                  {
                    missing: missing[locale],
                    names: namesIn(routes, catalog),
                    pages: htmlOf(pages[locale]?.prerendered),
                    pagesForMembers: htmlOf(pages[locale]?.prerenderedForMembers),
                  },
                ]),
              ),
              operations,
              bytes: bytesOf(entry),
              standalone: true,
              takes: namesFromKit(compilation),
            });
            compilation.emitAsset('area.json', new sources.RawSource(JSON.stringify(description, null, 2)));
          },
        );
      });
    },
  };
}

/** The HTML of prerendered pages, by route. */
const htmlOf = (pages = {}) =>
  Object.fromEntries(Object.entries(pages).map(([route, { html }]) => [route, html]));

/** The translations of what the routes declare for titles and links. */
function namesIn(routes, catalog) {
  const names = routes.flatMap(({ title, label, navigation }) => [title, label, navigation?.label]);
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const translation = name && findText(catalog, name);
      return translation ? [[name, translation]] : [];
    }),
  );
}

/** The files that an exposed component loads immediately, without its lazy chunks. */
function filesOf(compilation, module) {
  const files = [...compilation.chunks]
    .filter((chunk) => chunk.name === `__federation_expose_${module}`)
    .flatMap((chunk) => [...chunk.groupsIterable])
    .flatMap((group) => group.chunks)
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js') && file !== entry);
  return [...new Set(files)];
}

/** The names that the area's code uses of kit, which the page provides. */
function namesFromKit({ modules, moduleGraph }) {
  const shared = [...modules].filter(({ options }) => options?.shareKey === 'kit');
  const names = shared.flatMap((module) =>
    [...moduleGraph.getExportsInfo(module).ownedExports]
      .filter((one) => one.getUsed(undefined) !== unused)
      .map(({ name }) => name),
  );
  return [...new Set(names)].sort((one, other) => (one < other ? -1 : 1));
}
