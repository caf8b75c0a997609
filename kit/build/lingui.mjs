import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The parts of kit that areas get through the facade. */
const insideFacade = /[\\/]kit[\\/](?:app|locale|theme|ui)[\\/]/;

/** swc's plugin for Lingui's macros (docs/languages.md). Kit's own parts cannot import the facade, which imports them. */
export function linguiPlugin(file) {
  const module = insideFacade.test(file) ? 'kit/locale' : 'kit';
  const runtimeModules = {
    i18n: [module, 'i18n'],
    trans: [module, 'Trans'],
    useLingui: [module, 'useLingui'],
  };
  return [require.resolve('@lingui/swc-plugin'), { runtimeModules, stripNonEssentialFields: false }];
}
