import { inRoot } from '../tree/root.mjs';
import { startChild } from './child.mjs';
import { supervise, waitUntil } from './supervise.mjs';

/** Milliseconds for requests in progress. */
const stopTimeout = 12_000;

/** The gateway as a supervised service; ready when it has migrated, seeded and responds. */
export function gateway(settings, { databaseUrl, signIn }) {
  return supervise('The gateway', {
    start: () =>
      startChild([inRoot('gateway/dist/main.mjs')], {
        env: {
          LOG_LEVEL: settings.logLevel,
          ...settings.env,
          ...signIn,
          DATABASE_URL: databaseUrl,
          DATA_DIR: settings.dataDir,
          PORT:
            settings.env.PORT === '0' ? String(settings.port) : (settings.env.PORT ?? String(settings.port)),
          HOST: settings.host,
          SITE_ORIGIN: settings.origin,
          SEED: settings.seed,
          MIGRATIONS_DIR: inRoot('gateway/migrations'),
          SITE_DIR: settings.siteDir,
        },
      }),
    untilReady: (child) =>
      waitUntil(
        child,
        () => isReady(settings.ownAddress),
        (reason) => `The gateway did not start (${reason}).`,
      ),
    stopTimeout,
  });
}

async function isReady(address) {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
