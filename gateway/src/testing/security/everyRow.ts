import type { Sql } from '../../platform/database/sql';

/** A text that changes with any row of any table, except who was active today and internal tables. */
export async function everyRow(sql: Sql): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limits', 'daily_active', 'live_changes')
    order by tablename`;
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::integer, md5(string_agg(t::text, '' order by t::text)) from ${name} t`,
  );
  return JSON.stringify(await sql.unsafe(`${sums.join(' union all ')} order by name`));
}
