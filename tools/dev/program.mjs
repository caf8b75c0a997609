import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { inRoot } from '../../scripts/tree/root.mjs';

/**
 * The webpack configuration of the one program that is developed: the shell with every area in it, from their sources.
 *
 * @param {string} siteDir the folder that the gateway reads the shell's manifest from
 */
export async function developmentProgram(siteDir) {
  process.env.NODE_ENV = 'development';
  const { default: shell } = await import(pathToFileURL(inRoot('shell/webpack.config.mjs')));
  return {
    ...shell,
    infrastructureLogging: { level: 'error' },
    output: { ...shell.output, path: path.join(siteDir, 'shell'), pathinfo: false },
    // Minification and content hashes would cost time at each change.
    optimization: { splitChunks: false },
    module: { ...shell.module, rules: [...shell.module.rules, areasInPlaceOfFederation] },
    plugins: [...shell.plugins, new ReactRefreshPlugin({ overlay: false })],
  };
}

/** Where the shell loads a module of a remote at run time, this program has it. */
const areasInPlaceOfFederation = {
  test: inRoot('shell/remotes/federation.ts'),
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'areaModules.cjs'),
};
