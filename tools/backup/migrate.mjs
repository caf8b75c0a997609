import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';
import { migrationLock } from './copy/rebuild.mjs';

/**
 * Applies the migrations of this checkout that the database lacks, all or none.
 *
 * @param {import('postgres').Sql} sql
 */
export async function migrate(sql) {
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${migrationLock})`;
    await tx`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`;
    const applied = new Set((await tx`select name from migrations`).map(({ name }) => name));
    const names = migrationNames();
    const unknown = [...applied].find((name) => !names.includes(name));
    if (unknown)
      throw new Failure(`The database is newer than this checkout: it has ${unknown}. Use a later version.`);
    for (const name of names.filter((one) => !applied.has(one))) {
      await tx.unsafe(readFileSync(path.join(migrations, name), 'utf8')).simple();
      await tx`insert into migrations (name) values (${name})`;
    }
  });
}

/** The migrations of this checkout. */
export const migrations = inRoot('gateway', 'migrations');

function migrationNames() {
  return readdirSync(migrations)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort();
}
