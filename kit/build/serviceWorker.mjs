import { readFileSync } from 'node:fs';
import { emitHashed } from './hashedAsset.mjs';

/** The address of the icon in the source. */
const placeholder = '/notification-icon.png';

/**
 * Writes service-worker.js, whose name never changes, with the hashed address of the icon of its notifications.
 *
 * @param {{ source: string, icon: string }} worker
 */
export function serviceWorker({ source, icon }) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('serviceWorker', (compilation) => {
        compilation.fileDependencies.addAll([source, icon]);
        compilation.hooks.processAssets.tap(
          { name: 'serviceWorker', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          () => {
            const address = emitHashed(compilation, { source: icon, name: 'notification' });
            const script = readFileSync(source, 'utf8').replace(placeholder, address);
            compilation.emitAsset('service-worker.js', new sources.RawSource(script));
          },
        );
      });
    },
  };
}
