import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openDatabase, type Database } from './database';
import type { Sql } from './sql';

/** How often it is asked how far the replica is. */
const pace = 1_000;
/** A replica that has not been seen this fresh is not read. */
const mostBehind = 5_000;
const attempts = 3;
const attemptPause = 150;

/** A copy of the database that follows it, and is only read. */
export interface Replica {
  /** Its pool; null while it is away, or further behind than five seconds. */
  readonly sql: Sql | null;
  close(): Promise<void>;
}

/** Follows how far the replica is: it has to reach, again and again, the place in the log at which the primary was. */
export function openReplica(url: string, primary: Database, log: Logger): Replica {
  const database = openDatabase({ url });
  let freshAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  void follow();

  return {
    get sql() {
      return Date.now() - freshAt < mostBehind ? database.sql : null;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await database.close();
    },
  };

  async function follow(): Promise<void> {
    try {
      const asked = Date.now();
      if (await hasReached(await placeOf(primary.sql))) freshAt = asked;
    } catch (error) {
      log.debug({ err: error }, 'the replica was not reached');
    }
    if (!isClosed) timer = setTimeout(() => void follow(), pace).unref();
  }

  async function hasReached(place: string): Promise<boolean> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const [answer] = await database.sql<{ isThere: boolean | null }[]>`
        select pg_last_wal_replay_lsn() >= ${place}::pg_lsn as "isThere"`;
      if (answer?.isThere) return true;
      await pause(attemptPause);
    }
    return false;
  }
}

/** Who asks, as far as a statement needs it. */
interface Asking {
  sql: Sql;
  /** Null for a visitor. */
  sessionHash: Buffer | null;
}

/**
 * Reads for a visitor from the replica, for everybody else and in every trouble from the primary. Whoever has a session
 * may have written a moment ago, and reads what they wrote.
 */
export async function readFor<Result>(
  { sql, replica, sessionHash }: Asking & { replica: Replica | null },
  read: (asking: Asking) => Promise<Result>,
): Promise<Result> {
  const copy = sessionHash === null ? (replica?.sql ?? null) : null;
  if (!copy) return read({ sql, sessionHash });
  try {
    return await read({ sql: copy, sessionHash });
  } catch {
    return read({ sql, sessionHash });
  }
}

async function placeOf(sql: Sql): Promise<string> {
  const [{ place }] = await sql<[{ place: string }]>`select pg_current_wal_lsn()::text as place`;
  return place;
}
