import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { commonConfig } from './common.mjs';
import { pageTemplate } from './pageTemplate.mjs';
import { serviceWorker } from './serviceWorker.mjs';
import { sharedByShell } from './shared.mjs';

const require = createRequire(import.meta.url);

/** The fonts that every page reads first. */
const firstFonts = [/atkinson-hyperlegible-next-latin-wght-normal\./, /newsreader-latin-wght-normal\./];

/** The webpack configuration of the host: it knows no remote, the page tells it at run time. */
export function shell({ directory, entry, template, worker }) {
  const config = commonConfig(directory);
  return {
    ...config,
    entry: { shell: entry },
    output: {
      ...config.output,
      uniqueName: 'shell',
      publicPath: '/',
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    module: { rules: [...config.module.rules, oneFederationRuntime] },
    plugins: [
      new ModuleFederationPlugin({
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
      }),
      pageTemplate({ template, icon: require.resolve('../ui/Logo/favicon.svg'), fonts: firstFonts }),
      serviceWorker(worker),
    ],
  };
}

/** Half of federation requires the runtime and half imports it, which would bring it twice. */
const oneFederationRuntime = {
  test: /@module-federation/,
  resolve: { byDependency: { commonjs: { conditionNames: ['import', 'browser', 'default'] } } },
};
