import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Where swc keeps the compiled plugins. */
const cacheRoot = path.join(import.meta.dirname, '../node_modules/.cache/swc');

/** The parts of kit that areas get through the facade. */
const insideFacade = /[\\/]kit[\\/](?:app|locale|theme|ui)[\\/]/;

/**
 * Removes comments and white space from styles, and changes nothing else. The program and its prerendered pages need the
 * same, because classes are named after these texts (decision 100). A space before a colon goes, too, so that `a :hover`
 * would become another selector: `a *:hover` does not.
 */
const stylesMinified = {
  minify: true,
  displayName: false,
  fileName: false,
  ssr: false,
  transpileTemplateLiterals: false,
  pure: false,
  cssProp: false,
  topLevelImportPaths: ['kit', 'styled-components'],
};

/**
 * swc's experimental options with its plugins, for styles and for Lingui's macros (docs/languages.md). Kit's own parts cannot
 * import the facade, which imports them.
 */
export function withPlugins(file) {
  const module = insideFacade.test(file) ? 'kit/locale' : 'kit';
  const runtimeModules = {
    i18n: [module, 'i18n'],
    trans: [module, 'Trans'],
    useLingui: [module, 'useLingui'],
  };
  return {
    cacheRoot,
    plugins: [
      [require.resolve('@lingui/swc-plugin'), { runtimeModules, stripNonEssentialFields: false }],
      [require.resolve('@swc/plugin-styled-components'), stylesMinified],
    ],
  };
}
