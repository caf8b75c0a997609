import './steps/node.mjs';
import { readSettings } from './site/settings.mjs';
import { composeSite } from './site/site.mjs';
import { requireFree } from './site/ports.mjs';
import { prepare } from './steps/prepare.mjs';
import { endCommands } from './terminal/command.mjs';
import { tell } from './terminal/progress.mjs';
import { onStop } from './terminal/signals.mjs';

// npm start: installs, builds, starts the database, the identity provider and the gateway, and stops them in order.
await tell(async () => {
  const settings = await readSettings(process.env);
  const site = composeSite(settings);
  let isStopping = false;
  const stopped = onStop(async () => {
    isStopping = true;
    console.log('\nStopping …');
    endCommands();
    await site.stop();
  }, site.kill);

  const running = async () => {
    await requireFree(settings.host, settings.port);
    await prepare({ withRemotes: settings.registryUrl === null });
    await site.open();
    console.log(`\nPrayer Wall is ready at ${settings.origin}`);
    await site.lost();
  };
  try {
    await Promise.race([running(), stopped]);
  } catch (error) {
    // What is stopped half-way fails, as it must.
    if (isStopping) return stopped;
    await site.stop();
    throw error;
  }
});
process.exit();
