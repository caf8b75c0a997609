import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { areaDescription } from './areaDescription.mjs';
import { commonConfig } from './common.mjs';
import { readDeclaration } from './declaration.mjs';
import { sharedByRemote } from './shared.mjs';

/** The webpack configuration of the area in this folder, by what it declares in its `area.ts`. */
export async function remote(directory) {
  const area = await readDeclaration(directory);
  const config = commonConfig(directory);
  return {
    ...config,
    entry: {},
    output: { ...config.output, uniqueName: area.name },
    // A page comes in one file: what two of them have in common is a few kilobytes, less than a request costs. Only
    // libraries that several need (those of the forms) are a file of their own.
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { default: false } } },
    plugins: [
      new ModuleFederationPlugin({
        name: area.name.replace(/-/g, '_'),
        filename: 'remoteEntry.js',
        exposes: area.exposes,
        shared: sharedByRemote,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        // The runtime comes with the shell; a copy in each remote would be loaded for nothing.
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      areaDescription({ directory, area }),
    ],
  };
}
