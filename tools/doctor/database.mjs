import path from 'node:path';
import { databaseName, readServerState, superuser } from '../../scripts/site/postgres/cluster.mjs';
import { storedPassword } from '../../scripts/site/postgres/password.mjs';
import { lockHolder } from '../../scripts/tree/lock.mjs';

const nowhere = 'postgres://127.0.0.1:1/prayer_wall';

/**
 * The address of the database of a site: that of DATABASE_URL, or the embedded one while it runs.
 *
 * @param {{ databaseUrl: string | null, dataDir: string }} settings
 * @returns {{ url: string, reason: string | null }} reason: why there is none to look at
 */
export function findDatabase({ databaseUrl, dataDir }) {
  if (databaseUrl) return { url: databaseUrl, reason: null };
  if (!lockHolder(path.join(dataDir, 'running.lock')))
    return {
      url: nowhere,
      reason: `No site runs on ${dataDir}. Start it with npm start, and run this again beside it.`,
    };
  const { port } = readServerState(path.join(dataDir, 'postgres'));
  if (port === null)
    return { url: nowhere, reason: `The site on ${dataDir} is starting or stopping. Try again in a moment.` };
  const password = storedPassword(dataDir).text;
  return { url: `postgres://${superuser}:${password}@127.0.0.1:${port}/${databaseName}`, reason: null };
}
