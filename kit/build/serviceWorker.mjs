import { build } from 'esbuild';
import { isProduction } from './baseConfig.mjs';
import { emitHashed } from './hashedAsset.mjs';

/**
 * Writes service-worker.js, whose name never changes, and what is served in its place to remove it.
 *
 * @param {{ source: string, remover: string, icon: string }} worker
 */
export function serviceWorker({ source, remover, icon }) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('serviceWorker', (compilation) => {
        compilation.hooks.processAssets.tapPromise(
          { name: 'serviceWorker', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          async () => {
            const address = emitHashed(compilation, { source: icon, name: 'notification' });
            const define = { ICON: JSON.stringify(address), CACHES_FILES: String(isProduction) };
            for (const [name, entry] of [
              ['service-worker', source],
              ['remove-service-worker', remover],
            ]) {
              const { text, files } = await bundleWorker(entry, define);
              compilation.fileDependencies.addAll([...files, icon]);
              compilation.emitAsset(`${name}.js`, new sources.RawSource(text));
            }
          },
        );
      });
    },
  };
}

/** One script without imports, as workers need it, and the files that it consists of. */
export async function bundleWorker(entry, define) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: '/',
    write: false,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: isProduction,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    logLevel: 'warning',
  });
  return { text: outputFiles[0].text, files: Object.keys(metafile.inputs).map((file) => `/${file}`) };
}
