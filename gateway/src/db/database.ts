import postgres from 'postgres';
import type { Sql } from './sql';

const statementDeadline = 5_000;
const idleSeconds = 60;

interface DatabaseOptions {
  url: string;
  connections?: number;
  /** Called with each statement's text as it is sent. */
  onStatement?: (text: string) => void;
}

/** The pool of connections. `sql` is asked for anew by each request, because a broken pool is replaced. */
export interface Database {
  readonly sql: Sql;
  /** Whether the database answers. */
  answers(): Promise<boolean>;
  /** Takes note of an error that a statement ended with; a lost connection costs the whole pool. */
  noteFailure(error: unknown): void;
  close(): Promise<void>;
}

/**
 * Every statement has a deadline of five seconds. postgres.js can lose its way after a connection has died, so a
 * pool that has seen one die is let go and a fresh one takes its place (docs/decisions/0005).
 */
export function openDatabase(options: DatabaseOptions): Database {
  let sql = connect(options);
  let replacedAt = 0;

  return {
    get sql() {
      return sql;
    },
    async answers() {
      try {
        await sql`select 1`;
        return true;
      } catch (error) {
        this.noteFailure(error);
        return false;
      }
    },
    noteFailure(error) {
      if (!isConnectionLost(error) || Date.now() - replacedAt < 1000) return;
      replacedAt = Date.now();
      const broken = sql;
      sql = connect(options);
      broken.end({ timeout: 5 }).catch(() => undefined);
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

/** Whether the fault is the way to the database, or the database's own trouble: the caller may try again. */
export function isDatabaseAway(error: unknown): boolean {
  return isConnectionLost(error) || (error instanceof postgres.PostgresError && awayCodes.has(error.code));
}

const lostCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Statement cancelled, server shutting down or starting, too many connections, disk or memory exhausted. */
const awayCodes = new Set(['57014', '57P01', '57P02', '57P03', '53000', '53100', '53200', '53300']);

function isConnectionLost(error: unknown): boolean {
  if (error instanceof postgres.PostgresError) return ['57P01', '57P02', '57P03'].includes(error.code);
  return lostCodes.has((error as NodeJS.ErrnoException | null)?.code ?? '');
}

function connect({ url, connections = 10, onStatement }: DatabaseOptions): Sql {
  return postgres(url, {
    max: connections,
    idle_timeout: idleSeconds,
    connect_timeout: 5,
    connection: { application_name: 'prayer-wall', statement_timeout: statementDeadline, TimeZone: 'UTC' },
    onnotice: () => undefined,
    debug: onStatement && ((_connection, text) => onStatement(text)),
  });
}
