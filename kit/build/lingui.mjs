import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Where swc keeps the compiled plugin. */
const cacheRoot = path.join(import.meta.dirname, '../node_modules/.cache/swc');

/** The parts of kit that areas get through the facade. */
const insideFacade = /[\\/]kit[\\/](?:app|locale|theme|ui)[\\/]/;

/** swc's experimental options with its plugin for Lingui's macros (docs/languages.md). Kit's own parts cannot import the facade, which imports them. */
export function withMacros(file) {
  const module = insideFacade.test(file) ? 'kit/locale' : 'kit';
  const runtimeModules = {
    i18n: [module, 'i18n'],
    trans: [module, 'Trans'],
    useLingui: [module, 'useLingui'],
  };
  return {
    cacheRoot,
    plugins: [[require.resolve('@lingui/swc-plugin'), { runtimeModules, stripNonEssentialFields: false }]],
  };
}
