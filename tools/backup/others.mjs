import { Failure } from '../../scripts/terminal/progress.mjs';

/**
 * A running gateway would write into the database that is being filled.
 *
 * @param {import('postgres').Sql} sql
 * @param {string} advice what to do then
 */
export async function requireNobodyElse(sql, advice) {
  const others = await sql`
    select coalesce(nullif(application_name, ''), 'a program without a name') as name, count(*)::int as connections
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    group by 1
    order by 1`;
  if (others.length === 0) return;
  const named = others.map(({ name, connections }) => `${name} (${connections})`).join(', ');
  throw new Failure(`Others are connected to this database: ${named}. ${advice}`);
}

/** Milliseconds to wait for each connection to end. Until then a gateway would send a request's statement on it. */
const endsWithin = 5_000;

/** Gateways that kept running have cached the types of dropped tables; new connections read the new ones. */
export async function disconnectOthers(sql) {
  await sql`
    select pg_terminate_backend(pid, ${endsWithin})
    from pg_stat_activity
    where datname = current_database()
      and pid <> pg_backend_pid()
      and backend_type = 'client backend'
      and usename = current_user`;
}
