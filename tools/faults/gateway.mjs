import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isReady } from '../../scripts/site/gateway.mjs';
import { startLogged } from '../../scripts/site/log.mjs';
import { freePort } from '../../scripts/site/ports.mjs';
import { waitUntil } from '../../scripts/site/supervise.mjs';
import { plainEnvironment } from '../../scripts/terminal/command.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';

/**
 * A gateway as production runs it, without a supervisor.
 *
 * @param {string} databaseUrl
 * @param {NodeJS.ProcessEnv} [given] additional variables
 * @param {string} [program] of another release
 */
export async function openGateway(databaseUrl, given, program) {
  const gateway = await startGateway(databaseUrl, given, program);
  await gateway.untilReady();
  return gateway;
}

/** The same without waiting until it is ready. */
export async function startGateway(databaseUrl, given = {}, program = inRoot('gateway/dist/main.mjs')) {
  const folder = mkdtempSync(path.join(tmpdir(), 'prayer-wall-gateway-'));
  const log = path.join(folder, 'gateway.log');
  const siteDir = path.join(folder, 'site');
  mkdirSync(siteDir);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = startLogged(log, [program], {
    ...plainEnvironment(),
    NODE_ENV: 'production',
    JWT_SECRET: 'a secret of the tests that is long enough',
    LOG_LEVEL: 'warn',
    GRAPHQL_DOCUMENTS: 'any',
    MIGRATIONS_DIR: inRoot('gateway/migrations'),
    ...given,
    SITE_ORIGIN: 'https://prayers.example.org',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SITE_DIR: given.SITE_DIR ?? siteDir,
    PORT: String(port),
  });

  return {
    origin,
    port,
    dataDir: folder,
    /** Resolves to its signal or exit code. */
    ended: child.ended,
    hasEnded: child.hasEnded,
    log: () => readFileSync(log, 'utf8'),
    untilReady() {
      return waitUntil(
        child,
        () => isReady(origin),
        (reason) => `The gateway ended (${reason}):\n${this.log()}`,
      );
    },
    kill: () => child.kill(),
    /** Sends SIGTERM and waits up to a minute. */
    stop: () => child.stop(60_000),
    async remove() {
      child.kill();
      await child.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
