import path from 'node:path';
import { inRoot } from '../tree/root.mjs';
import { startChild } from './child.mjs';
import { supervise, waitUntil } from './supervise.mjs';

/** Milliseconds for requests in progress. */
export const stopTimeout = 12_000;

/** The gateway as a supervised service; ready when it has migrated, seeded and responds. */
export function gateway(settings, services) {
  return supervise('The gateway', {
    start: () => startGateway(settings, services),
    untilReady: (child) => untilReady(child, settings.ownAddress),
    stopTimeout,
  });
}

/** Starts the process of a gateway. */
export function startGateway(settings, services) {
  return startChild([path.join(settings.gatewayDir, 'main.mjs')], { env: environmentOf(settings, services) });
}

/** The variables that a gateway of these settings gets. */
export const environmentOf = (settings, { databaseUrl, signIn = {} }) => ({
  LOG_LEVEL: settings.logLevel,
  ...settings.env,
  ...signIn,
  DATABASE_URL: databaseUrl,
  DATA_DIR: settings.dataDir,
  PORT: String(settings.port),
  HOST: settings.host,
  SITE_ORIGIN: settings.origin,
  SEED: settings.seed,
  MIGRATIONS_DIR: inRoot('gateway/migrations'),
  SITE_DIR: settings.siteDir,
});

/** Resolves when the gateway at this address responds. */
export const untilReady = (child, address) =>
  waitUntil(
    child,
    () => isReady(address),
    (reason) => `The gateway did not start (${reason}).`,
  );

/** Whether the gateway at this address responds and has its database. */
export async function isReady(address) {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
