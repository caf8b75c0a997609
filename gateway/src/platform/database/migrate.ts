import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type postgres from 'postgres';
import type { Sql } from './sql';

/** Any number, as long as every gateway uses the same. */
const migrationLock = 7_296_001;

/** A migration cannot be applied; the message is for operators. */
export class MigrationError extends Error {}

/** All in milliseconds. */
interface Patience {
  /**
   * How long a migration waits for a table: whoever reads or writes it meanwhile waits behind the migration. Less than
   * PostgreSQL's `deadlock_timeout` of a second, after which a write of a gateway might be the one that is cancelled.
   */
  lockTimeout: number;
  /** Until the next attempt: time for the others. */
  pause: number;
  /** How long it tries, as for the end of a backup. */
  giveUpAfter: number;
}

const ordinary: Patience = { lockTimeout: 500, pause: 2_000, giveUpAfter: 600_000 };

/**
 * Applies all new migrations, forward only. Gateways that start together wait for each other. Each file is applied once,
 * in one transaction with its record; older gateways go on serving meanwhile.
 *
 * @param sql keeps its session, because the lock spans all of them
 * @returns the names of the files that were applied
 * @throws MigrationError
 */
export async function migrate(sql: Sql, directory: string, patience = ordinary): Promise<string[]> {
  const connection = await sql.reserve();
  try {
    // Another gateway may hold the lock for longer than the statement timeout.
    await connection`set statement_timeout = 0`;
    await connection`select pg_advisory_lock(${migrationLock})`;
    await connection`select set_config('lock_timeout', ${String(patience.lockTimeout)}, false)`;
    await connection`
      create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`;
    const applied = new Set(
      (await connection<{ name: string }[]>`select name from migrations`).map((row) => row.name),
    );
    const waiting = (await migrationFiles(directory)).filter((name) => !applied.has(name));
    for (const name of waiting) await apply(name);
    return waiting;
  } finally {
    // PostgreSQL unlocks when it notices that the connection is lost, and what it was lost by is thrown already.
    await unlock().catch(() => undefined);
    connection.release();
  }

  async function unlock() {
    await connection`select pg_advisory_unlock(${migrationLock})`;
    await connection`reset statement_timeout`;
    await connection`reset lock_timeout`;
  }

  /** A simple query of several statements is one transaction. */
  async function apply(name: string) {
    const text = await readFile(path.join(directory, name), 'utf8');
    const until = Date.now() + patience.giveUpAfter;
    for (;;) {
      try {
        await connection.unsafe(`${text};\ninsert into migrations (name) values ('${name}')`).simple();
        return;
      } catch (error) {
        if (!inTheWay.has((error as postgres.PostgresError).code))
          throw notApplied('PW-283', name, 'fails', error);
        if (Date.now() > until)
          throw notApplied('PW-284', name, 'found no moment without long transactions', error);
        await pause(patience.pause);
      }
    }
  }
}

/** Not granted within the lock timeout; deadlock. */
const inTheWay = new Set(['55P03', '40P01']);

function notApplied(code: string, name: string, what: string, cause: unknown) {
  const { message, severity } = cause as postgres.PostgresError;
  // An error without severity is the driver's: the connection was lost, and PostgreSQL may still finish what it was sent.
  const outcome = severity ? 'Nothing of it was applied' : 'The next start finds out whether it was applied';
  return new MigrationError(
    `${code} The migration ${name} ${what}: ${message}. ${outcome}; gateways of the previous version go on serving.`,
    { cause },
  );
}

async function migrationFiles(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
}
