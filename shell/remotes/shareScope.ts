import * as kit from 'kit';
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';

/** A module that the page shares, as webpack's containers and the federation runtime know it. */
interface Shared {
  get: () => Promise<() => unknown>;
  lib: () => unknown;
  version: string;
  from: string;
  scope: string[];
  shareConfig: { singleton: true; requiredVersion: false; eager: true };
  loaded: true;
  useIn: string[];
}

/** By name and version. */
export type ShareScope = Record<string, Record<string, Shared>>;

/**
 * What all areas share: React and the one facade. Whole libraries are not shared, because every visitor would download
 * all of them (docs/decisions/0003).
 */
export const shareScope: ShareScope = {
  react: share(react, react.version),
  'react/jsx-runtime': share(jsxRuntime, react.version),
  kit: share(kit, kit.kitVersion),
};

function share(module: object, version: string): Record<string, Shared> {
  const lib = () => module;
  return {
    [version]: {
      get: async () => lib,
      lib,
      version,
      from: 'shell',
      scope: ['default'],
      shareConfig: { singleton: true, requiredVersion: false, eager: true },
      loaded: true,
      useIn: [],
    },
  };
}
