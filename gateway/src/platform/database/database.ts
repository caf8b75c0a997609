import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import type { Sql } from './sql';
import type { Tracing } from '../tracing/tracing';

/** Milliseconds after which PostgreSQL cancels a statement. */
const statementTimeout = 5_000;
/** Seconds after which the driver gives up a statement: a server that is silent for longer is treated as lost. */
const queryTimeout = 6;
/**
 * Seconds: an attempt to connect, and the pause until the next. The driver's own backoff grows to 20 s, and packets of
 * an attempt that were lost while the server was away are sent again after up to 8 s; both are too long once it is back.
 */
export const reconnection = { connect_timeout: 3, backoff: () => 0.25 };
const idleTimeout = 60;
/** Seconds to close a pool. No statement is in progress then; only an attempt to connect could take longer. */
const closeTimeout = 1;
const readyWithin = 1_500;

interface DatabaseOptions {
  url: string;
  /** Where connections keep their session, if a pooler at `url` gives each transaction another one. */
  directUrl?: string;
  /** Seconds for an attempt to connect; tests have more, because a machine that stops for a moment is no lost server. */
  connectTimeout?: number;
  /** Called with each statement's text and parameters as it is sent. */
  onStatement?: (text: string, parameters: unknown[]) => void;
  tracing?: Tracing;
}

export interface Database {
  /** The pool of connections. Each statement has a deadline, except in `begin` and after `reserve`. */
  readonly sql: Sql;
  /**
   * One connection that keeps its session, and one more to listen, each opened at its first use: for `LISTEN`, and for
   * locks and settings that outlast a transaction.
   */
  readonly direct: Sql;
  /** Whether the database responds within 1.5 s. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * The pool recovers by itself when connections are lost or the server is silent: the driver is patched for that
 * (docs/decisions/0035).
 */
export function openDatabase({
  url,
  directUrl = url,
  connectTimeout = reconnection.connect_timeout,
  onStatement,
  tracing,
}: DatabaseOptions): Database {
  const sql = open(url, { max: 10, name: 'prayer-wall' });
  const direct = open(directUrl, { max: 1, name: 'prayer-wall-direct' });

  return {
    sql: tracing?.statements(sql) ?? sql,
    direct: tracing?.statements(direct) ?? direct,
    isReady() {
      const responds = sql`select 1`.then(
        () => true,
        () => false,
      );
      return Promise.race([responds, pause(readyWithin, false, { ref: false })]);
    },
    async close() {
      await Promise.all([sql, direct].map((pool) => pool.end({ timeout: closeTimeout })));
    },
  };

  function open(address: string, { max, name }: { max: number; name: string }): Sql {
    return postgres(address, {
      max,
      idle_timeout: idleTimeout,
      query_timeout: queryTimeout,
      ...reconnection,
      connect_timeout: connectTimeout,
      connection: { application_name: name, statement_timeout: statementTimeout, TimeZone: 'UTC' },
      onnotice: () => undefined,
      debug:
        onStatement &&
        ((_connection: number, text: string, parameters: unknown[]) => onStatement(text, parameters)),
    });
  }
}

/** Whether the connection failed or the database is unavailable, so that the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', severity } = (error ?? {}) as { code?: string; severity?: string };
  // PgBouncer has this one code for whatever ends a connection, such as a pool that is busy or a server that is away.
  return unavailableCodes.has(code) || (code === '08P01' && severity === 'FATAL');
}

const unavailableCodes = new Set([
  ...['CONNECTION_CLOSED', 'CONNECTION_DESTROYED', 'CONNECTION_ENDED', 'CONNECT_TIMEOUT', 'QUERY_TIMEOUT'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  // A server that was the primary.
  '25006',
  // Statement cancelled, server shutting down or starting, too many connections, disk or memory exhausted.
  ...['57014', '57P01', '57P02', '57P03', '53000', '53100', '53200', '53300'],
]);
