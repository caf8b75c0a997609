import { build } from 'esbuild';
import { inRoot } from '../scripts/tree/root.mjs';

/** Where the gateway's own packages are found from. */
export const gatewayProgram = inRoot('gateway/dist/bench/gateway.mjs');

/**
 * Makes the gateway's sources importable here: as a program in production mode, and its feed, context and migrations
 * by themselves, so that each peer runs the very same SQL.
 */
export async function bundleGateway() {
  await bundle('bench/peers/gateway.mjs', { outfile: gatewayProgram, plugins: [keepPackagesOutside] });
  await bundle('bench/peers/wall.mjs', {
    outfile: inRoot('bench/dist/wall.mjs'),
    external: ['graphql', 'postgres'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}

const bundle = (source, options) =>
  build({
    entryPoints: [inRoot(source)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    loader: { '.graphql': 'text' },
    logLevel: 'warning',
    ...options,
  });

const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('schema/') ? null : { path: name, external: true },
    );
  },
};
