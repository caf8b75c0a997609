import { build } from 'esbuild';
import { textPlugins } from '../../gateway/bundle.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';

/** In gateway/, so that the gateway's packages resolve. */
export const gatewayProgram = inRoot('gateway/dist/bench/gateway.mjs');

/**
 * Bundles the gateway as a program, and its feed, context and migrations as a module, so that every peer runs the same
 * SQL.
 */
export async function bundleGateway() {
  await bundle('tools/bench/peers/gateway.mjs', {
    outfile: gatewayProgram,
    plugins: [keepPackagesOutside, ...textPlugins],
  });
  for (const name of ['wall', 'liveAlone'])
    await bundle(`tools/bench/peers/${name}.mjs`, {
      outfile: inRoot(`tools/bench/dist/${name}.mjs`),
      plugins: textPlugins,
      external: ['graphql', 'postgres', '@nats-io/transport-node'],
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
