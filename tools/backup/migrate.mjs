import { readdirSync, readFileSync } from 'node:fs';
import { Failure } from '../../scripts/terminal/progress.mjs';
import { inRoot } from '../../scripts/tree/root.mjs';

/** The lock that gateways hold while they migrate (gateway/src/platform/database/migrate.ts). */
export const migrationLock = 7_296_001;

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
      await tx.unsafe(readFileSync(migrationFile(name), 'utf8')).simple();
      await tx`insert into migrations (name) values (${name})`;
    }
  });
}

export const migrationFile = (name) => inRoot('gateway', 'migrations', name);

function migrationNames() {
  return readdirSync(inRoot('gateway', 'migrations'))
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort();
}
