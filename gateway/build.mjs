import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const directory = import.meta.dirname;

const made = path.join(directory, 'dist');
// A running gateway may still need chunks of its own version while the next one is built.
const keepChunksForDays = 14;
await removeOldChunks();

/** Two programs: the gateway, and the local identity provider, which shares only the HTML template with it. */
await build({
  absWorkingDir: directory,
  entryPoints: { main: 'src/main.ts', identityProvider: 'identity-provider/main.ts' },
  outdir: made,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  // Modules that are imported dynamically, such as the mail templates, load on first use.
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

/** Chunks are named by content hash; those of earlier builds are deleted after some days. */
async function removeOldChunks() {
  await mkdir(made, { recursive: true });
  const chunks = (await readdir(made)).filter((name) => /-[A-Z0-9]{8}\.mjs(\.map)?$/.test(name));
  for (const name of chunks) {
    const { mtimeMs } = await stat(path.join(made, name));
    if (Date.now() - mtimeMs > keepChunksForDays * 86_400_000) await rm(path.join(made, name));
  }
}
