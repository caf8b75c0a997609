import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { parse, print, separateOperations } from 'graphql';

/**
 * Writes area.json beside the remote: the routes that it owns, the files that its pages need at once, and what each
 * page asks first, so that the gateway sends the answer along (gateway/src/pages/registry.ts reads it).
 *
 * @typedef {{ path: string, module: string, operation?: string, variables?: object }} AreaRoute
 * @param {{ directory: string, routes: AreaRoute[] }} area
 */
export function areaDescription({ directory, routes }) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('areaDescription', (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: 'areaDescription', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => {
            const description = {
              routes: routes.map((route) => route.path),
              preload: Object.fromEntries(routes.map((route) => [route.path, filesOf(compilation, route)])),
              questions: questionsOf(directory, routes),
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
    .filter((file) => file.endsWith('.js') && file !== 'remoteEntry.js');
  return [...new Set(files)];
}

function questionsOf(directory, routes) {
  const operations = operationsIn(directory);
  return routes
    .filter((route) => route.operation)
    .map(({ path: route, operation, variables = {} }) => ({
      route,
      operationName: operation,
      query: print(addTypenameToDocument(operations[operation])),
      variables,
    }));
}

/** Every operation of the area with just the fragments that it uses. */
function operationsIn(directory) {
  const documents = graphqlFiles(directory).map((file) => readFileSync(file, 'utf8'));
  return separateOperations(parse(documents.join('\n')));
}

function graphqlFiles(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|gen)$/.test(entry.name) ? [] : graphqlFiles(file);
    return file.endsWith('.graphql') ? [file] : [];
  });
}
