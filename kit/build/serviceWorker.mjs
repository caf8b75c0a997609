import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What the source has in place of the icon's address. */
const placeholder = '/notification-icon.png';

/**
 * Writes service-worker.js, whose name stays the same for ever, with the hashed address of the icon that its
 * notifications show.
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
            const picture = readFileSync(icon);
            const hash = createHash('sha256').update(picture).digest('hex').slice(0, 10);
            const file = `assets/notification.${hash}.png`;
            const script = readFileSync(source, 'utf8').replace(placeholder, `/${file}`);
            compilation.emitAsset(file, new sources.RawSource(picture));
            compilation.emitAsset('service-worker.js', new sources.RawSource(script));
          },
        );
      });
    },
  };
}
