import { prepare } from '../steps/prepare.mjs';
import { endCommands } from '../terminal/command.mjs';
import { runCommand } from '../terminal/progress.mjs';
import { onStop } from '../terminal/signals.mjs';
import { requireFree } from './ports.mjs';
import { readSettings } from './settings.mjs';
import { composeSite } from './site.mjs';

/**
 * Prepares and runs a site until a signal stops it, then exits.
 *
 * @param {(settings: object) => Promise<ReturnType<typeof composeSite>>} prepareSite
 * @param {{ environment?: object, pages?: () => Promise<string[]> }} more pages: the paths to print when it is ready
 */
export async function runSite(
  prepareSite = prepareBuiltSite,
  { environment = process.env, pages = async () => [] } = {},
) {
  await runCommand(async () => {
    const settings = await readSettings(environment);
    let site = null;
    let isStopping = false;
    const stopped = onStop(
      async () => {
        isStopping = true;
        console.log('\nStopping …');
        endCommands();
        await site?.stop();
      },
      () => site?.kill(),
    );

    const running = async () => {
      await requireFree(settings.host, settings.port);
      site = await prepareSite(settings);
      if (isStopping) return stopped;
      await site.open();
      console.log(`\nPrayer Wall is ready at ${settings.origin}`);
      for (const page of await pages()) console.log(`  ${settings.origin}${page}`);
      await site.lost();
    };
    try {
      await Promise.race([running(), stopped]);
    } catch (error) {
      // Steps that are interrupted by the shutdown fail; that is no failure of the site.
      if (isStopping) return stopped;
      await site?.stop();
      throw error;
    }
  });
  process.exit();
}

async function prepareBuiltSite(settings) {
  await prepare({
    withTools: false,
    withRemotes: settings.registryUrl === null,
    siteDir: settings.publishes ? settings.siteDir : null,
    checkedWith: { registryUrl: settings.registryUrl, reason: settings.schemaOverride },
  });
  return composeSite(settings);
}
