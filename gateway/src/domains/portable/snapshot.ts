import type { Fragment } from 'postgres';
import type { Sql } from '../../platform/database/sql';
import { TryAgainLater } from '../../platform/errors';

/** Any number, as long as every gateway uses the same. */
const exportLock = 7_296_045;
/** The longest rows have tens of kB, so a page has a few MB at most, and usually 100 kB. */
const rowsOfPage = 200;
/** Milliseconds that PostgreSQL waits for the next page: a reader who takes none loses the connection. */
const readerTimeout = 60_000;
/** Milliseconds that an export may take: an old snapshot keeps the database from cleaning up. */
const exportTimeout = 15 * 60_000;
const retrySeconds = 30;

/** The database as of one instant, in a connection of its own. */
export interface Snapshot {
  /** The rows of a query without parameters, page by page. One at a time. */
  pages<Row>(query: Fragment): AsyncGenerator<Row[]>;
  close(): Promise<void>;
}

/** @throws TryAgainLater while another export is running, on any gateway */
export async function openSnapshot(sql: Sql): Promise<Snapshot> {
  const connection = await sql.reserve();
  const until = performance.now() + exportTimeout;
  try {
    await connection`begin isolation level repeatable read read only`;
    const [{ isFree }] = await connection<[{ isFree: boolean }]>`
      select
        pg_try_advisory_xact_lock(${exportLock}) as "isFree",
        set_config('idle_in_transaction_session_timeout', ${String(readerTimeout)}, true)`;
    if (!isFree)
      throw new TryAgainLater('rateLimited', retrySeconds, 'Another export is running. Please wait.');
  } catch (error) {
    await close();
    throw error;
  }

  return {
    async *pages<Row>(query: Fragment) {
      await connection`declare exported no scroll cursor for ${query}`;
      for (;;) {
        if (performance.now() > until) throw new Error('The export took too long');
        const rows = await connection.unsafe<Row[] & object[]>(`fetch ${rowsOfPage} from exported`);
        if (rows.length > 0) yield rows;
        if (rows.length < rowsOfPage) break;
      }
      await connection`close exported`;
    },
    close,
  };

  /** Gives the connection back, or what is left of it. */
  async function close() {
    await connection`rollback`.catch(() => undefined);
    connection.release();
  }
}
