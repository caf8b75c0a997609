import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { baseConfig, fileName, isProduction } from './baseConfig.mjs';
import { ownPrinter } from './ownPrinter.mjs';
import { reproducible } from './reproducible.mjs';
import { serviceWorker } from './serviceWorker.mjs';
import { shellManifest } from './shellManifest.mjs';

const require = createRequire(import.meta.url);

/** The fonts that every page needs at first. */
const firstFonts = [/atkinson-hyperlegible-next-latin-wght-normal\./, /newsreader-latin-wght-normal\./];

/** Of each font the weights that kit/theme/type.ts has. */
const fonts = [
  { test: /atkinson-hyperlegible-next-[^/]+\.woff2$/, wght: { min: 400, max: 700 } },
  { test: /newsreader-[^/]+-wght-normal\.woff2$/, wght: 560 },
  { test: /newsreader-[^/]+-opsz-normal\.woff2$/, wght: 430, opsz: 16 },
  { test: /newsreader-[^/]+-italic\.woff2$/, wght: 420 },
].map(({ test, ...axes }) => ({ test, loader: require.resolve('./leanFont.cjs'), options: axes }));

/**
 * The webpack configuration of the host. It knows no remote: the page has the registry at run time. In development the
 * areas are part of its program, which replaces components in the page (tools/dev).
 */
export function shell({
  directory,
  entry,
  prerenderer,
  landingOperations,
  memberOperations,
  starter,
  worker,
  appIcons,
  touchIcon,
}) {
  const config = baseConfig(directory, { development: !isProduction, refresh: !isProduction });
  return {
    ...config,
    entry: { shell: entry },
    output: {
      ...config.output,
      uniqueName: 'shell',
      publicPath: '/',
      filename: `assets/${fileName}.js`,
      chunkFilename: `assets/${fileName}.js`,
      assetModuleFilename: `assets/${fileName}[ext]`,
    },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, ...(isProduction ? routerOfProduction : {}) },
    },
    module: { rules: [...config.module.rules, ...(isProduction ? [...fonts, usedRouterOnly] : [])] },
    plugins: [
      ownPrinter,
      noInspection,
      noPrefixes,
      rulesInserted,
      reproducible,
      shellManifest({
        directory,
        landingOperations,
        memberOperations,
        // In development the areas are part of its program.
        translated: [schema, kit, directory, ...(isProduction ? [] : areaFolders(directory))],
        icon: require.resolve('../ui/Logo/favicon.svg'),
        appIcons,
        touchIcon,
        fonts: firstFonts,
        landing: 'landing',
        prerenderer,
        starter,
        later: ['toasts', 'dialogs', 'floating', 'offline'],
      }),
      serviceWorker(worker),
    ],
  };
}

const kit = path.join(import.meta.dirname, '..');
const schema = path.dirname(fileURLToPath(import.meta.resolve('schema/area')));

/** The folders beside the shell that declare an area. */
const areaFolders = (directory) =>
  readdirSync(path.dirname(directory))
    .map((name) => path.join(path.dirname(directory), name))
    .filter((folder) => existsSync(path.join(folder, 'area.ts')));

/** For bundlers react-router exports its modules of development, with the warnings for developers. */
const router = path.dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router'));
const routerOfProduction = {
  'react-router$': path.join(router, '../production/index.mjs'),
  'react-router/dom$': path.join(router, '../production/dom-export.mjs'),
};

/** Lets webpack leave out what nothing uses of the router: a third of what it included before. */
const usedRouterOnly = {
  test: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
  loader: require.resolve('./pureComponents.cjs'),
};

/** graphql describes values in errors of developers, at length. */
const noInspection = new webpack.NormalModuleReplacementPlugin(/\/inspect\.mjs$/, (resource) => {
  if (resource.context.endsWith('/graphql/language')) resource.request = require.resolve('./inspect.mjs');
});

/** styled-components adds vendor prefixes only if it is configured to, but includes the table of stylis in any case. */
const noPrefixes = new webpack.NormalModuleReplacementPlugin(/\/Prefixer\.js$/, (resource) => {
  if (/[\\/]stylis([\\/]src)?$/.test(resource.context))
    resource.request = require.resolve('./noPrefixes.mjs');
});

/** In development too, styled-components inserts rules, which need no permission, instead of texts. */
const rulesInserted = new webpack.DefinePlugin({ SC_DISABLE_SPEEDY: false });
