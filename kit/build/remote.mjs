import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { areaDescription } from './areaDescription.mjs';
import { commonConfig } from './common.mjs';
import { sharedByRemote } from './shared.mjs';

/**
 * The webpack configuration of one remote.
 *
 * @param {{ name: string, directory: string, exposes: Record<string, string>,
 *   routes?: import('./areaDescription.mjs').AreaRoute[], slots?: Record<string, string>, painter?: string }} area
 *   name: as in the registry; exposes: module name to source file; routes: the pages that it owns; slots: the slots
 *   that it fills (kit/app/areas.tsx), each with the module that does; painter: what paints its pages (kit/paint/area.tsx).
 */
export function remote({ name, directory, exposes, routes = [], slots = {}, painter }) {
  const config = commonConfig(directory);
  return {
    ...config,
    entry: {},
    output: { ...config.output, uniqueName: name },
    // A page comes in one file: what two of them have in common is a few kilobytes, less than a request costs. Only
    // libraries that several need (those of the forms) are a file of their own.
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { default: false } } },
    plugins: [
      new ModuleFederationPlugin({
        name: name.replace(/-/g, '_'),
        filename: 'remoteEntry.js',
        exposes,
        shared: sharedByRemote,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        // The runtime comes with the shell; a copy in each remote would be loaded for nothing.
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      areaDescription({ name, directory, routes, slots, painter }),
    ],
  };
}
