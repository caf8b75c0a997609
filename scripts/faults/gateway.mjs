import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startLogged } from '../site/log.mjs';
import { freePort } from '../site/ports.mjs';
import { plainEnvironment } from '../terminal/command.mjs';
import { inRoot } from '../tree/root.mjs';

/**
 * The gateway as production runs it, with nobody who would start it again.
 *
 * @param {string} databaseUrl
 * @param {NodeJS.ProcessEnv} [given] what its environment has beyond that
 */
export async function openGateway(databaseUrl, given = {}) {
  const gateway = await startGateway(databaseUrl, given);
  await gateway.untilReady();
  return gateway;
}

/** The same, which may not be ready yet, and may never be. */
export async function startGateway(databaseUrl, given = {}) {
  const place = mkdtempSync(path.join(tmpdir(), 'prayer-wall-gateway-'));
  const log = path.join(place, 'gateway.log');
  const siteDir = path.join(place, 'site');
  mkdirSync(siteDir);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = startLogged(log, [inRoot('gateway/dist/main.mjs')], {
    ...plainEnvironment(),
    NODE_ENV: 'production',
    JWT_SECRET: 'a secret of the tests that is long enough',
    LOG_LEVEL: 'warn',
    MIGRATIONS_DIR: inRoot('gateway/migrations'),
    ...given,
    SITE_ORIGIN: 'https://prayers.example.org',
    DATABASE_URL: databaseUrl,
    DATA_DIR: place,
    SITE_DIR: siteDir,
    PORT: String(port),
  });

  return {
    origin,
    port,
    dataDir: place,
    /** How it ended, once it has. */
    ended: child.ended,
    hasEnded: child.hasEnded,
    log: () => readFileSync(log, 'utf8'),
    async untilReady() {
      while (!(await isReady(origin))) {
        if (child.hasEnded()) throw new Error(`The gateway ended (${await child.ended}):\n${this.log()}`);
        await pause(50);
      }
    },
    kill: () => child.kill(),
    /** Asks it to end, and waits as long as it takes. */
    stop: () => child.stop(60_000),
    async remove() {
      child.kill();
      await child.ended;
      rmSync(place, { recursive: true, force: true });
    },
  };
}

async function isReady(origin) {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
