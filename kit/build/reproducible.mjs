import path from 'node:path';
import { shuffledReads } from './shuffledReads.mjs';

/**
 * Lets the bytes of a build depend on its sources alone. The plugin of federation writes a file with absolute imports,
 * whose module would be numbered by them, and lists in the order in which files were read; source maps keep the names
 * that files had before they were hashed. With SHUFFLED_READS files are read in a random order, to prove it.
 */
export const reproducible = {
  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    if (process.env.SHUFFLED_READS) shuffledReads.apply(compiler);
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('reproducible', (compilation) => {
      compilation.hooks.succeedModule.tap('reproducible', (module) => {
        if (!isFederationEntry(module)) return;
        // The minifier counts letters when it chooses names: also those of the comment above this module's code, and those
        // of the hashes of chunks, which are replaced later by the hashes of what was minified.
        module.readableIdentifier = () => 'federation entry';
        module.buildInfo.hash = 'federation entry';
      });
      compilation.hooks.beforeModuleIds.tap('reproducible', (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      compilation.hooks.processAssets.tap(
        { name: 'reproducible', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          for (const file of Object.keys(compilation.assets)) {
            const rewrite = rewriteOf(file);
            if (rewrite)
              compilation.updateAsset(
                file,
                (source) => new sources.RawSource(rewrite(JSON.parse(source.source().toString()))),
              );
          }
        },
      );
    });
  },
};

const federationEntry = /\/\.federation\/entry\.\w+\.js$/;

function isFederationEntry(module) {
  return federationEntry.test(module.nameForCondition?.() ?? '');
}

/** The modules that webpack would number by the path of that file. */
function idOf(module) {
  if (isFederationEntry(module)) return 'mf';
  return module.identifier().startsWith('container entry ') ? 'in' : null;
}

function rewriteOf(file) {
  if (file.endsWith('.map')) return (map) => JSON.stringify(plainMap(map, path.basename(file, '.map')));
  return /(^|\/)mf-(manifest|stats)\.json$/.test(file)
    ? (lists) => JSON.stringify(inOrder(lists), null, 2)
    : null;
}

/** Without the content of what the build itself wrote. */
function plainMap(map, file) {
  const isWritten = map.sources.map((source) => /^webpack:\/\/[^/]+\/webpack\//.test(source));
  const isEntry = map.sources.map((source) => federationEntry.test(source));
  return {
    ...map,
    file,
    sources: map.sources.map((source, at) =>
      isEntry[at] ? source.replace(/entry\.\w+\.js$/, 'entry.js') : source,
    ),
    sourcesContent: map.sourcesContent.map((content, at) => (isWritten[at] || isEntry[at] ? null : content)),
  };
}

/** With sorted lists of names. */
function inOrder(value) {
  if (Array.isArray(value)) {
    const items = value.map(inOrder);
    return items.every((item) => typeof item === 'string') ? items.sort() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inOrder(inner)]));
}
