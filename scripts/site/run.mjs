import { prepare } from '../steps/prepare.mjs';
import { endCommands } from '../terminal/command.mjs';
import { tell } from '../terminal/progress.mjs';
import { onStop } from '../terminal/signals.mjs';
import { requireFree } from './ports.mjs';
import { readSettings } from './settings.mjs';
import { composeSite } from './site.mjs';

/**
 * Brings the checkout to a site that runs, until it is told to stop. Ends the program.
 *
 * @param {(settings: object) => Promise<{ stop(): Promise<void>, kill(): void }>} beside starts what runs with the
 *   site, once it is ready
 */
export async function runSite(beside = async () => nothing) {
  await tell(async () => {
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
      companion = await beside(settings);
      await site.lost();
    };
    try {
      await Promise.race([running(), stopped]);
    } catch (error) {
      // What is stopped half-way fails, as it must.
      if (isStopping) return stopped;
      await stop();
      throw error;
    }
  });
  process.exit();
}

const nothing = { stop: async () => undefined, kill: () => undefined };
