import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { membersFor } from './data/prayers.mjs';
import { round } from './figures/percentiles.mjs';
import { hasPgbench, runPgbench } from './load/pgbench.mjs';

const amensOfStatement = 100;
/** PostgreSQL looks once a minute whether a table needs a vacuum. */
const autovacuumWithin = 200_000;

/**
 * What many amens leave behind in a table of prayers and its indexes, and what autovacuum makes of it with its default
 * settings. Null where pgbench is not installed.
 */
export async function measureBloat({ peerSize, amens, connections }, databases) {
  if (!hasPgbench()) return null;
  const url = databases.urlOf(peerSize);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe('create extension if not exists pgstattuple');
    await sql.unsafe('vacuum (analyze) prayers, amens');
    const before = await stateOf(sql);
    const began = performance.now();
    await giveAmens(url, { size: peerSize, amens, connections });
    const seconds = Math.round((performance.now() - began) / 1000);
    const after = await stateOf(sql);
    await waitForVacuum(sql);
    return { size: peerSize, amens, seconds, states: { before, after, vacuumed: await stateOf(sql) } };
  } finally {
    await sql.end();
  }
}

/** With their triggers, which count; a hundred in a transaction, more of them for newer prayers. */
async function giveAmens(url, { size, amens, connections }) {
  const turns = Math.ceil(amens / amensOfStatement / connections);
  await runPgbench(
    url,
    `insert into amens (prayer_id, member_id)
    select distinct least(${size}, 1 + floor(${size} * (1 - power(random(), 3)))::integer), 1 + floor(${membersFor(size)} * random())::integer
    from generate_series(1, ${amensOfStatement})
    order by 1, 2
    on conflict do nothing;\n`,
    { c: connections, t: turns },
  );
}

async function waitForVacuum(sql) {
  const [{ count: before }] =
    await sql`select autovacuum_count as count from pg_stat_user_tables where relname = 'prayers'`;
  const until = Date.now() + autovacuumWithin;
  while (Date.now() < until) {
    await pause(5_000);
    const [{ count, running }] = await sql`
      select autovacuum_count as count, exists (select from pg_stat_progress_vacuum) as running
      from pg_stat_user_tables
      where relname = 'prayers'`;
    if (count > before && !running) return;
  }
}

async function stateOf(sql) {
  await sql`select pg_stat_clear_snapshot()`;
  const tables = await sql`
    select relname as name, n_live_tup::float8 as live, n_dead_tup::float8 as dead,
      autovacuum_count::integer as "autovacuums", n_tup_upd::float8 as updates, n_tup_hot_upd::float8 as "hotUpdates",
      pg_relation_size(relid)::float8 as bytes
    from pg_stat_user_tables
    where relname in ('prayers', 'amens')
    order by relname desc`;
  const indexes = await sql`
    select indexes.indexrelname as name, indexes.relname as table, pg_relation_size(indexes.indexrelid)::float8 as bytes,
      (pgstatindex(indexes.indexrelid)).avg_leaf_density as density
    from pg_stat_user_indexes as indexes
    join pg_class on pg_class.oid = indexes.indexrelid
    join pg_am on pg_am.oid = pg_class.relam
    where indexes.relname in ('prayers', 'amens') and pg_am.amname = 'btree'
    order by indexes.relname desc, indexes.indexrelname`;
  return {
    tables: tables.map((table) => ({ ...table, mb: megabytes(table.bytes) })),
    indexes: indexes.map(({ bytes, ...index }) => ({ ...index, mb: megabytes(bytes) })),
  };
}

const megabytes = (bytes) => round(bytes / 2 ** 20, 1);
