import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { bundle } from './bundle.mjs';

// A running gateway may still need chunks of its own version while the next one is built.
const keepChunksForDays = 14;
await removeOldChunks(bundle.outdir);
await build(bundle);

/** Chunks are named by content hash; those of earlier builds are deleted after some days. */
async function removeOldChunks(made) {
  await mkdir(made, { recursive: true });
  const chunks = (await readdir(made)).filter((name) => /-[A-Z0-9]{8}\.mjs(\.map)?$/.test(name));
  for (const name of chunks) {
    const { mtimeMs } = await stat(path.join(made, name));
    if (Date.now() - mtimeMs > keepChunksForDays * 86_400_000) await rm(path.join(made, name));
  }
}
