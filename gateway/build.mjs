import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const directory = import.meta.dirname;

const made = path.join(directory, 'dist');
// Chunks are named after their content: those of the build before would stay.
await rm(made, { recursive: true, force: true });

/** Two programs: the gateway, and the local identity provider, which shares no code with it. */
await build({
  absWorkingDir: directory,
  entryPoints: { main: 'src/main.ts', identityProvider: 'identity-provider/main.ts' },
  outdir: made,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  // What is imported when it is needed, the templates of mail, is not loaded before.
  splitting: true,
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
