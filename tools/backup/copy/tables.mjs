/**
 * The tables to copy with their columns in order. Tables of extensions and unlogged tables have no data that must
 * survive.
 *
 * @param {import('postgres').Sql} sql
 * @returns {Promise<{ name: string, columns: string[], computed: string[] }[]>}
 */
export function findTables(sql) {
  return sql`
    select
      pg_class.relname as name,
      array_agg(attname::text order by attnum) as columns,
      coalesce(array_agg(attname::text order by attnum) filter (where attgenerated <> ''), '{}') as computed
    from pg_class
    join pg_attribute on pg_attribute.attrelid = pg_class.oid
    where pg_class.relnamespace = 'public'::regnamespace
      and pg_class.relkind = 'r'
      and pg_class.relpersistence = 'p'
      and attnum > 0
      and not attisdropped
      and not exists (
        select
        from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
      )
    group by pg_class.relname
    order by pg_class.relname`;
}

/**
 * @param {import('postgres').Sql} sql
 * @returns {Promise<{ name: string, value: string, isUsed: boolean }[]>} value: the last number issued, or the first to be issued
 */
export function findSequences(sql) {
  return sql`
    select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isUsed"
    from pg_sequences
    where schemaname = 'public'
    order by sequencename`;
}

/** A quoted SQL identifier. */
export const quoted = (name) => `"${name.replace(/"/g, '""')}"`;
