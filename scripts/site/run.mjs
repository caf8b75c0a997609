import { prepare } from '../steps/prepare.mjs';
import { endCommands } from '../terminal/command.mjs';
import { runCommand } from '../terminal/progress.mjs';
import { onStop } from '../terminal/signals.mjs';
import { requireFree } from './ports.mjs';
import { readSettings } from './settings.mjs';
import { composeSite } from './site.mjs';

/**
 * Prepares and runs the site until a signal stops it, then exits.
 *
 * @param {(settings: object) => Promise<{ stop(): Promise<void>, kill(): void }>} startCompanion starts a companion of
 *   the site once it is ready
 */
export async function runSite(startCompanion = async () => nothing) {
  await runCommand(async () => {
    const settings = await readSettings(process.env);
    const site = composeSite(settings);
    let companion = nothing;
    let isStopping = false;
    const stop = async () => {
      await companion.stop();
      await site.stop();
    };
    const stopped = onStop(
      async () => {
        isStopping = true;
        console.log('\nStopping …');
        endCommands();
        await stop();
      },
      () => {
        companion.kill();
        site.kill();
      },
    );

    const running = async () => {
      await requireFree(settings.host, settings.port);
      await prepare({
        withRemotes: settings.registryUrl === null,
        siteDir: settings.publishes ? settings.siteDir : null,
      });
      await site.open();
      console.log(`\nPrayer Wall is ready at ${settings.origin}`);
      companion = await startCompanion(settings);
      await site.lost();
    };
    try {
      await Promise.race([running(), stopped]);
    } catch (error) {
      // Steps that are interrupted by the shutdown fail; that is no failure of the site.
      if (isStopping) return stopped;
      await stop();
      throw error;
    }
  });
  process.exit();
}

const nothing = { stop: async () => undefined, kill: () => undefined };
