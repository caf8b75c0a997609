import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from './sql';

/** Any number, as long as every gateway uses the same. */
const migrationLock = 7_296_001;

/**
 * Applies all new migrations, forward only. Gateways that start together wait for each other. Each file
 * is applied once, in one transaction with its record.
 *
 * @returns the names of the files that were applied
 */
export async function migrate(sql: Sql, directory: string): Promise<string[]> {
  const connection = await sql.reserve();
  try {
    // Another gateway may hold the lock for longer than the statement timeout.
    await connection`set statement_timeout = 0`;
    await connection`select pg_advisory_lock(${migrationLock})`;
    await connection`
      create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`;
    const applied = new Set(
      (await connection<{ name: string }[]>`select name from migrations`).map((row) => row.name),
    );
    const waiting = (await migrationFiles(directory)).filter((name) => !applied.has(name));
    for (const name of waiting) await apply(name);
    return waiting;
  } finally {
    await connection`select pg_advisory_unlock(${migrationLock})`;
    await connection`reset statement_timeout`;
    connection.release();
  }

  /** A simple query of several statements is one transaction. */
  async function apply(name: string) {
    const text = await readFile(path.join(directory, name), 'utf8');
    await connection.unsafe(`${text};\ninsert into migrations (name) values ('${name}')`).simple();
  }
}

async function migrationFiles(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
}
