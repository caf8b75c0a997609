import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { commonConfig } from './common.mjs';
import { sharedByRemote } from './shared.mjs';

/**
 * The webpack configuration of one remote.
 *
 * @param {{ name: string, directory: string, exposes: Record<string, string> }} area
 *   name: as in the registry; exposes: module name to source file.
 */
export function remote({ name, directory, exposes }) {
  const config = commonConfig(directory);
  return {
    ...config,
    entry: {},
    output: { ...config.output, uniqueName: name },
    plugins: [
      new ModuleFederationPlugin({
        name: name.replace(/-/g, '_'),
        filename: 'remoteEntry.js',
        exposes,
        shared: sharedByRemote,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
      }),
    ],
  };
}
