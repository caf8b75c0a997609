import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../../scripts/terminal/failure.mjs';
import { findTables, quoted } from './tables.mjs';

/** The lock that gateways hold while they migrate (gateway/src/platform/database/migrate.ts). */
export const migrationLock = 7_296_001;

/**
 * Recreates the schema with the backup's migrations and empty tables that accept rows in any order: without triggers and
 * foreign keys. Returns the function that restores both.
 *
 * @param {import('postgres').TransactionSql} tx
 * @param {string[]} migrations
 * @param {string} directory where the migrations are
 */
export async function rebuild(tx, migrations, directory) {
  const files = migrations.map((name) => ({ name, file: path.join(directory, name) }));
  const unknown = files.filter(({ file }) => !existsSync(file));
  if (unknown.length > 0)
    throw new Failure(
      `The backup is newer than this checkout: it has ${unknown[0].name}. Use the version that made it, or a later one.`,
    );

  await tx`select pg_advisory_xact_lock(${migrationLock})`;
  await tx.unsafe('drop schema public cascade; create schema public').simple();
  await tx`create table migrations (name text primary key, applied_at timestamptz not null default now())`;
  for (const { file } of files) await tx.unsafe(readFileSync(file, 'utf8')).simple();

  const tables = (await findTables(tx)).map(({ name }) => quoted(name));
  const keys = await findForeignKeys(tx);
  const inAll = (statementOf) => tx.unsafe(tables.map(statementOf).join(';\n')).simple();
  await inAll((table) => `alter table ${table} disable trigger user`);
  await tx.unsafe(`truncate ${tables.join(', ')}`);
  for (const { table, name } of keys) await tx.unsafe(`alter table ${table} drop constraint ${quoted(name)}`);

  return async () => {
    for (const { table, name, definition } of keys)
      await tx.unsafe(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    await inAll((table) => `alter table ${table} enable trigger user`);
  };
}

function findForeignKeys(tx) {
  return tx`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by 1, 2`;
}
