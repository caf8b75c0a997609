import { rm } from 'node:fs/promises';
import { context } from 'esbuild';
import { bundle } from '../../gateway/bundle.mjs';
import { startGateway, stopTimeout, untilReady } from '../../scripts/site/gateway.mjs';
import { freePort } from '../../scripts/site/ports.mjs';
import { report } from './report.mjs';

const pauseAfterCrash = 1_000;

/**
 * The gateway from its sources, on a port of its own for each start: the next one is ready before the last one stops.
 *
 * @param {object} settings of the site (scripts/site/settings.mjs)
 */
export async function gatewayOfSources(settings) {
  const outdir = settings.gatewayDir;
  await rm(outdir, { recursive: true, force: true });
  const sources = await context({ ...bundle, outdir });
  await sources.rebuild();

  let services = null;
  let current = null;
  let isStopping = false;
  let address = new Promise(() => undefined);
  let restarting = null;
  let isStale = false;

  /** Starts a gateway of what is built, and ends the last one. Returns its address. */
  async function replace() {
    const port = await freePort();
    const child = startGateway({ ...settings, port, host: '127.0.0.1' }, services);
    const last = current;
    try {
      await untilReady(child, `http://127.0.0.1:${port}`);
    } catch (error) {
      await child.stop(0);
      throw error;
    }
    if (isStopping) return child.stop(stopTimeout);
    current = child;
    void last?.stop(stopTimeout);
    void child.ended.then((reason) => {
      if (child !== current || isStopping) return;
      console.error(`The gateway ended by ${reason}; starting it again.`);
      setTimeout(() => child === current && void restart(), pauseAfterCrash);
    });
    return `http://127.0.0.1:${port}`;
  }

  async function rebuildAndReplace(last) {
    try {
      isStale = false;
      await report('gateway', async () => {
        await sources.rebuild();
        return replace().then((started) => (last = started));
      });
    } catch {
      // Reported; the last one goes on.
    }
    return isStale && !isStopping ? rebuildAndReplace(last) : last;
  }

  /** Resolves when requests get the sources as they are now. */
  async function restart() {
    isStale = true;
    restarting ??= address.then(rebuildAndReplace).finally(() => (restarting = null));
    address = restarting;
    await restarting;
  }

  return {
    async start(given) {
      services = given;
      address = replace();
      await address;
    },
    restart,
    /** Where it listens; requests wait for it while it restarts. */
    address: () => address,
    async stop() {
      isStopping = true;
      await Promise.all([sources.dispose(), current?.stop(stopTimeout)]);
    },
    kill() {
      isStopping = true;
      current?.kill();
    },
  };
}
