import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './eventually.mjs';
import { onDatabase, openPostgres } from './postgres.mjs';

/** A primary and a standby made from a cold copy of it, with an empty database `name`. */
export async function openPair() {
  const name = 'prayer_wall';
  const primary = await openPostgres();
  await primary.stop();

  const dataDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-standby-'));
  chmodSync(dataDir, 0o711);
  // cp keeps the owner, unlike a copy by Node.
  execFileSync('cp', ['-a', primary.cluster, path.join(dataDir, 'postgres')]);
  cpSync(path.join(primary.dataDir, 'database-password'), path.join(dataDir, 'database-password'));
  const { hostname, port, username, password } = new URL(primary.urlOf(name));
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(path.join(dataDir, 'postgres/postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  appendFileSync(path.join(dataDir, 'postgres/standby.signal'), '');
  await primary.start();
  return { primary, standby: await openPostgres([], dataDir), name };
}

/** From now on a commit is acknowledged when the standby has it too. */
export async function replicateSynchronously(primary) {
  await onDatabase(primary.urlOf('postgres'), async (sql) => {
    await sql`alter system set synchronous_standby_names = '*'`;
    await sql`select pg_reload_conf()`;
    await eventually(
      async () => (await sql`select from pg_stat_replication where sync_state = 'sync'`).length > 0,
    );
  });
}
