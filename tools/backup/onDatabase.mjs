import { existsSync } from 'node:fs';
import { isInUse, lockDataDirectory } from '../../scripts/site/dataDirectory.mjs';
import { addressOfRunning, embeddedDatabase } from '../../scripts/site/postgres/database.mjs';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { connect } from './copy/connect.mjs';

/**
 * Runs the work on one connection to the configured database: that of DATABASE_DIRECT_URL or DATABASE_URL, the embedded
 * one of a running site, or the embedded one, started for this work.
 *
 * @template T
 * @param {{ directUrl: string | null, dataDir: string }} settings
 * @param {(sql: import('postgres').Sql) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function onDatabase({ directUrl, dataDir }, work) {
  if (directUrl) return connected(directUrl, work);
  if (!existsSync(dataDir)) throw new Failure(`There is no database: ${dataDir} does not exist.`);
  if (isInUse(dataDir)) return connected(addressOfRunning(dataDir), work);

  const unlock = lockDataDirectory(dataDir);
  const database = await embeddedDatabase(dataDir);
  try {
    await database.open();
    return await connected(database.url, work);
  } finally {
    await database.stop();
    unlock();
  }
}

async function connected(url, work) {
  const sql = connect(url);
  try {
    return await work(sql);
  } catch (error) {
    throw unreachable.has(error.code)
      ? new Failure(`The database does not respond: ${error.message}`)
      : error;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'CONNECT_TIMEOUT', '28P01', '3D000']);
