import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import { openDatabase, type Database } from './database';
import type { Sql } from './sql';
import type { Tracing } from '../tracing/tracing';

/** Milliseconds between two checks of the replica. */
const checkInterval = 1_000;
/** A replica that lags further behind is not read. */
const maxLag = 5_000;
const attempts = 3;
const attemptPause = 150;
/** A primary that does not say its position within that time counts as lost. */
const answersWithin = 1_500;

/** A streaming replica of the database, for reading. */
export interface Replica {
  /**
   * Its pool; null while it is unavailable or lags more than five seconds. While the primary is lost, one that did not
   * lag before goes on.
   */
  readonly sql: Sql | null;
  close(): Promise<void>;
}

/** Opens a replica and keeps checking its lag: when it has replayed the log up to the primary's position. */
export function openReplica(url: string, primary: Database, log: Logger, tracing?: Tracing): Replica {
  let database = openDatabase({ url, tracing });
  let freshAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const isFresh = () => Date.now() - freshAt < maxLag;
  void follow();

  return {
    get sql() {
      return isFresh() ? database.sql : null;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await database.close();
    },
  };

  async function follow(): Promise<void> {
    try {
      const checkedAt = Date.now();
      const wasFresh = isFresh();
      const position = await positionOf(primary.sql);
      if (position === null ? wasFresh && (await isStandby()) : await hasReplayed(position))
        freshAt = checkedAt;
    } catch (error) {
      log.debug({ err: error }, 'the replica was not reached');
    }
    if (!isClosed) timer = setTimeout(() => void follow(), checkInterval).unref();
  }

  /** Leaves a server that was promoted: of several hosts another one is the standby now. */
  async function isStandby(): Promise<boolean> {
    const [row] = await database.sql<{ isStandby: boolean }[]>`select pg_is_in_recovery() as "isStandby"`;
    if (row?.isStandby) return true;
    freshAt = 0;
    const former = database;
    database = openDatabase({ url, tracing });
    await former.close();
    return false;
  }

  async function hasReplayed(position: string): Promise<boolean> {
    if (!(await isStandby())) return false;
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const [row] = await database.sql<{ hasReplayed: boolean | null }[]>`
        select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "hasReplayed"`;
      if (row?.hasReplayed) return true;
      await pause(attemptPause);
    }
    return false;
  }
}

/** A caller, as far as a statement needs them. */
interface Caller {
  config: Pick<Config, 'adminEmails' | 'careKeys'>;
  sql: Sql;
  /** Null without a session. */
  sessionHash: Buffer | null;
  /** Null without an API token. */
  token: { memberId: number } | null;
}

/**
 * Reads from the replica for visitors, and from the primary for members, who must see their own writes,
 * and whenever the replica fails.
 */
export async function readFor<Result>(
  { config, sql, replica, sessionHash, token }: Caller & { replica: Replica | null },
  read: (caller: Caller) => Promise<Result>,
): Promise<Result> {
  const copy = sessionHash === null && token === null ? (replica?.sql ?? null) : null;
  if (!copy) return read({ config, sql, sessionHash, token });
  try {
    return await read({ config, sql: copy, sessionHash, token });
  } catch {
    return read({ config, sql, sessionHash, token });
  }
}

/** Where the primary's log ends; null if it does not say. */
function positionOf(sql: Sql): Promise<string | null> {
  const position = sql<[{ position: string }]>`select pg_current_wal_lsn()::text as position`.then(
    ([row]) => row.position,
    () => null,
  );
  return Promise.race([position, pause(answersWithin, null, { ref: false })]);
}
