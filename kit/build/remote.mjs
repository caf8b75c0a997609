import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { areaDescription } from './areaDescription.mjs';
import { baseConfig } from './baseConfig.mjs';
import { readDeclaration } from './declaration.mjs';
import { reproducible } from './reproducible.mjs';
import { sharedByRemote } from './shared.mjs';

/** The webpack configuration of the area in this folder, from the declaration in its `area.ts`. */
export async function remote(directory) {
  const area = await readDeclaration(directory);
  const config = baseConfig(directory);
  return {
    ...config,
    entry: {},
    output: { ...config.output, uniqueName: area.name },
    // A page is one file: code that two pages share is a few kilobytes, which costs less than another request. Only
    // libraries that several pages need (those of the forms) are separate files.
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
        // The shell provides the runtime; a copy in each remote would be redundant.
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      reproducible,
      areaDescription({ directory, area }),
    ],
  };
}
