import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { commonConfig, fileName, isProduction } from './common.mjs';
import { serviceWorker } from './serviceWorker.mjs';
import { sharedByShell } from './shared.mjs';
import { shellManifest } from './shellManifest.mjs';

const require = createRequire(import.meta.url);

/** The fonts that every page reads first. */
const firstFonts = [/atkinson-hyperlegible-next-latin-wght-normal\./, /newsreader-latin-wght-normal\./];

/** Of each font the weights that kit/theme/type.ts has. */
const fonts = [
  { test: /atkinson-hyperlegible-next-[^/]+\.woff2$/, wght: { min: 400, max: 700 } },
  { test: /newsreader-[^/]+-normal\.woff2$/, wght: 560 },
  { test: /newsreader-[^/]+-italic\.woff2$/, wght: 420 },
].map(({ test, wght }) => ({ test, loader: require.resolve('./leanFont.cjs'), options: { wght } }));

/**
 * The webpack configuration of the host: it knows no remote, the page tells it at run time. In development the areas are
 * part of its program, which replaces components in the page (tools/dev).
 */
export function shell({ directory, entry, prerenderer, starter, worker }) {
  const config = commonConfig(directory, { development: !isProduction, refresh: !isProduction });
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
    module: { rules: [...config.module.rules, ...(isProduction ? [...fonts, oneFederationRuntime] : [])] },
    plugins: [
      isProduction && federation,
      ownPrinter,
      shellManifest({
        icon: require.resolve('../ui/Logo/favicon.svg'),
        fonts: firstFonts,
        landing: 'landing',
        prerenderer,
        starter,
        later: ['toasts', 'dialogs', 'floating'],
      }),
      serviceWorker(worker),
    ],
  };
}

const federation = new ModuleFederationPlugin({
  name: 'shell',
  remotes: {},
  shared: sharedByShell,
  shareStrategy: 'loaded-first',
  manifest: false,
  dts: false,
  experiments: {
    provideExternalRuntime: true,
    // No manifest is read, because the page names each remote's entry; and nothing of Node is needed.
    optimization: { disableSnapshot: true, target: 'web' },
  },
});

/** The client prints what it sends, no schema and nothing for readers. */
const ownPrinter = new webpack.NormalModuleReplacementPlugin(/\/printer\.mjs$/, (asked) => {
  if (/\/graphql$|\/graphql\/language$/.test(asked.context))
    asked.request = require.resolve('./printDocument.mjs');
});

/** Half of federation requires the runtime and half imports it, which would bring it twice. */
const oneFederationRuntime = {
  test: /@module-federation/,
  resolve: { byDependency: { commonjs: { conditionNames: ['import', 'browser', 'default'] } } },
};
