import path from 'node:path';
import { build } from 'esbuild';

const directory = import.meta.dirname;

/** Two programs: the gateway, and the local identity provider, which shares no code with it. */
await build({
  absWorkingDir: directory,
  entryPoints: { main: 'src/main.ts', identityProvider: 'identity-provider/main.ts' },
  outdir: path.join(directory, 'dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  loader: { '.graphql': 'text' },
  plugins: [keepPackagesOutside()],
  sourcemap: true,
  logLevel: 'warning',
});

/** Installed packages stay where they are; our own workspace sources are bundled. */
function keepPackagesOutside() {
  return {
    name: 'keep-packages-outside',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
        kind === 'entry-point' || name.startsWith('schema/') ? null : { path: name, external: true },
      );
    },
  };
}
