import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { areaDescription } from './areaDescription.mjs';
import { baseConfig } from './baseConfig.mjs';
import { readDeclaration } from './declaration.mjs';
import { reproducible } from './reproducible.mjs';
import { scriptsByAddress } from './scriptsByAddress.mjs';

const require = createRequire(import.meta.url);

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
        shared: sharedByPage,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      ownRuntime,
      scriptsByAddress,
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

/**
 * The modules that all areas share, which the page provides: React and the one facade (docs/decisions/0003). An area
 * includes none of them.
 */
const sharedByPage = Object.fromEntries(
  ['react', 'react/jsx-runtime', 'kit'].map((name) => [
    name,
    { singleton: true, import: false, requiredVersion: false },
  ]),
);

/** The federation plugin's own runtime is made for every case; an area has one (docs/decisions/0020). */
const ownRuntime = new webpack.NormalModuleReplacementPlugin(
  /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
  require.resolve('./areaRuntime.mjs'),
);
