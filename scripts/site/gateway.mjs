import { inRoot } from '../tree/root.mjs';
import { startChild } from './child.mjs';
import { supervise, untilAnswered } from './supervise.mjs';

/** Calls that are under way may take this long to end. */
const patience = 12_000;

/** The gateway, ready when it has migrated, seeded and answers. */
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
      untilAnswered(
        child,
        () => isReady(settings.ownAddress),
        (how) => `The gateway did not start (${how}).`,
      ),
    patience,
  });
}

async function isReady(address) {
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
