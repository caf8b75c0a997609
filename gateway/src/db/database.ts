import postgres from 'postgres';
import { DeadlineMissed, within, withDeadline } from './deadline';
import { createKept, type Kept } from './kept';
import { openSockets } from './sockets';
import type { Sql } from './sql';

/** PostgreSQL ends a statement itself after this long. */
const statementDeadline = 5_000;
/** A little more: what is answered later than this comes from a server, or a way to it, that has gone silent. */
const answerDeadline = 6_000;
const readinessDeadline = 1_500;
const idleSeconds = 60;
/** Whoever closes has no calls under way; only a connection that cannot be made would keep them waiting. */
const closingSeconds = 1;

/** A pool is replaced at most this often: soon for lost connections, seldom for answers that stay out. */
const lostPause = 1_000;
const silentPause = 10_000;

interface DatabaseOptions {
  url: string;
  connections?: number;
  /** Milliseconds until an answer is taken for lost. */
  deadline?: number;
  /** Called with each statement's text as it is sent. */
  onStatement?: (text: string) => void;
}

/** The pool of connections. `sql` is asked for anew by each request, because a broken pool is replaced. */
export interface Database {
  readonly sql: Sql;
  /** What was read and still holds; every write through `sql` makes it forget the figures, and the pages' ends. */
  readonly kept: Kept;
  /** Whether the database answers, and soon. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Every statement has two deadlines: PostgreSQL's own, and one on this side for a server that says nothing any more.
 * postgres.js loses its way after a connection has died (`openSockets`), so a pool that has seen one die, or has waited
 * in vain, is let go and a fresh one takes its place (docs/decisions/0005).
 */
export function openDatabase(options: DatabaseOptions): Database {
  const kept = createKept();
  let generation = 0;
  let replacedAt = 0;
  let isClosed = false;
  let sql = open();

  return {
    get sql() {
      return sql;
    },
    kept,
    async answers() {
      try {
        await within(readinessDeadline, sql`select 1`);
        return true;
      } catch {
        return false;
      }
    },
    close() {
      isClosed = true;
      return sql.end({ timeout: closingSeconds });
    },
  };

  function open(): Sql {
    generation += 1;
    const own = generation;
    const socket = openSockets(() => {
      const wait = replacedAt + lostPause - Date.now();
      setTimeout(() => own === generation && replace(), Math.max(0, wait)).unref();
    });
    return withDeadline(connect(options, socket), options.deadline ?? answerDeadline, {
      onFailure(error) {
        if (own === generation && Date.now() - replacedAt >= pauseAfter(error)) replace();
      },
      onWrite() {
        kept.forget('stats');
        kept.forget('places');
      },
    });
  }

  function replace(): void {
    if (isClosed) return;
    replacedAt = Date.now();
    const broken = sql;
    sql = open();
    broken.end({ timeout: 5 }).catch(() => undefined);
  }
}

/** Whether the fault is the way to the database, or the database's own trouble: the caller may try again. */
export function isDatabaseAway(error: unknown): boolean {
  return (
    error instanceof DeadlineMissed ||
    isConnectionLost(error) ||
    (error instanceof postgres.PostgresError && awayCodes.has(error.code))
  );
}

/** How long ago the pool must have been made to be replaced because of this error. */
function pauseAfter(error: unknown): number {
  if (error instanceof DeadlineMissed) return silentPause;
  return isConnectionLost(error) ? lostPause : Infinity;
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

/** Whether a connection has died, or could not be made. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof postgres.PostgresError) return ['57P01', '57P02', '57P03'].includes(error.code);
  return lostCodes.has((error as NodeJS.ErrnoException | null)?.code ?? '');
}

function connect(
  { url, connections = 10, onStatement }: DatabaseOptions,
  socket: ReturnType<typeof openSockets>,
): Sql {
  const options = {
    socket,
    max: connections,
    idle_timeout: idleSeconds,
    connect_timeout: 5,
    connection: { application_name: 'prayer-wall', statement_timeout: statementDeadline, TimeZone: 'UTC' },
    onnotice: () => undefined,
    debug: onStatement && ((_connection: number, text: string) => onStatement(text)),
  };
  return postgres(url, options);
}
