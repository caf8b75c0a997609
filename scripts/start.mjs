import './steps/node.mjs';
import { readSettings } from './site/settings.mjs';
import { composeSite } from './site/site.mjs';
import { requireFree } from './site/ports.mjs';
import { prepare } from './steps/prepare.mjs';
import { endCommands } from './terminal/command.mjs';
import { tell } from './terminal/progress.mjs';

// npm start: installs, builds, starts the database, the identity provider and the gateway, and stops them in order.
await tell(async () => {
  const settings = await readSettings(process.env);
  const site = composeSite(settings);
  const stopped = onStop(async () => {
    endCommands();
    await site.stop();
  }, site.kill);

  const running = async () => {
    await requireFree(settings.host, settings.port);
    await prepare();
    await site.open();
    console.log(`\nPrayer Wall is ready at ${settings.origin}`);
    await site.lost();
  };
  try {
    await Promise.race([running(), stopped]);
  } catch (error) {
    await site.stop();
    throw error;
  }
});
process.exit();

/** Resolves when the first signal's work is done; a second signal does not wait. */
function onStop(stop, force) {
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const onSignal = () => {
      if (isStopping) {
        force();
        process.exit(1);
      }
      isStopping = true;
      console.log('\nStopping …');
      stop().then(resolve, reject);
    };
    if (process.env.npm_lifecycle_event === 'start') whenOrphaned(onSignal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  });
}

/** npm ends before its script only when it is killed, and then no signal comes. */
function whenOrphaned(stop) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
