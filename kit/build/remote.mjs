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
    // libraries (those of the forms) are separate files; icons belong to the page that shows them.
    optimization: {
      ...config.optimization,
      splitChunks: { cacheGroups: { default: false, defaultVendors: libraries } },
    },
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

/** webpack's own group of libraries, without icons: as many as a page has would become a file, and one more request. */
const libraries = {
  test: /[\\/]node_modules[\\/](?!.*lucide-react)/,
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
};
