import type postgres from 'postgres';
import { connect } from '../../../../tools/backup/copy/connect.mjs';
import { tryRestore } from '../../../../tools/backup/copy/restore.mjs';
import type { BackupConfig, Config } from '../../config';
import type { Sql } from '../../platform/database/sql';

/** Distinguishes a database for proofs from one that somebody else has made. */
const mark = 'Made by Prayer Wall to prove a backup';

/** Restores a backup into an empty database and compares every table. @throws if they differ, or there is no such database */
export async function prove(
  { directUrl, migrationsDir }: Config,
  { proofUrl, key }: BackupConfig,
  { file, requireGoOn }: { file: string; requireGoOn: () => void },
): Promise<void> {
  const options = { migrations: migrationsDir, key, requireGoOn };
  if (proofUrl !== null) return on(proofUrl, (sql) => tryRestore(sql, file, options));
  await on(directUrl, async (site) => {
    const name = await createProofDatabase(site);
    try {
      await on(directUrl, (sql) => tryRestore(sql, file, options), name);
    } finally {
      await site.unsafe(`drop database if exists "${name}"`);
    }
  });
}

/** The name of the new database beside the site's: one that an earlier proof has left is replaced. */
async function createProofDatabase(site: Sql): Promise<string> {
  const [{ name, comment }] = await site<[{ name: string; comment: string | null }]>`
    with given as (select left(replace(current_database(), '"', ''), 50) || '_proof' as name)
    select given.name, shobj_description(pg_database.oid, 'pg_database') as comment
    from given
    left join pg_database on datname = given.name`;
  if (comment === mark) await site.unsafe(`drop database "${name}"`);
  try {
    await site.unsafe(`create database "${name}" template template0`);
  } catch (error) {
    if ((error as postgres.PostgresError).code !== '42501') throw error;
    throw new Error(
      'PW-273 The role of DATABASE_URL may not create the database in which a backup is proved. Set BACKUP_PROOF_URL to an empty one, or alter role … createdb.',
      { cause: error },
    );
  }
  await site.unsafe(`comment on database "${name}" is '${mark}'`);
  return name;
}

async function on(url: string, work: (sql: Sql) => Promise<unknown>, database?: string): Promise<void> {
  const sql: Sql = connect(url, database);
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
