import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readIfAny } from '../tree/files.mjs';
import { inRoot } from '../tree/root.mjs';
import { startLogged } from './log.mjs';
import { waitUntil } from './supervise.mjs';

/** Variables that would connect the site to a real database, mail server or accounts, or to another folder. */
const foreign = [
  'NODE_ENV',
  'HOST',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'ADMIN_EMAILS',
  'SITE_ORIGIN',
  'SITE_DIR',
  'SITE_PUBLISH',
];
/** Milliseconds; more than the services of a site may take together. */
const stopTimeout = 60_000;

/**
 * Starts a site by `npm start`'s own script, with the demo community in a data directory of its own, on a free port. It
 * ends with this process.
 *
 * @param {NodeJS.ProcessEnv} [given] further variables
 * @returns {Promise<{ origin: string, outbox: string, stop: () => Promise<void> }>} outbox: the folder of its mails
 */
export async function startSite(given = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-site-'));
  // As root, PostgreSQL's own account needs access.
  chmodSync(dataDir, 0o711);
  const log = path.join(dataDir, 'site.log');
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.includes(name)));
  const site = startLogged(log, [inRoot('scripts/start.mjs')], {
    ...own,
    ...{ PORT: '0', DATA_DIR: dataDir, SEED: 'demo', RATE_LIMITS: 'off' },
    ...given,
  });
  const stop = async () => {
    await site.stop(stopTimeout);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const findOrigin = () => / is ready at (\S+)\n/.exec(readIfAny(log))?.[1];
  try {
    await waitUntil(site, findOrigin, (reason) => `The site did not start (${reason}):\n${readIfAny(log)}`);
    return { origin: findOrigin(), outbox: path.join(dataDir, 'outbox'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
