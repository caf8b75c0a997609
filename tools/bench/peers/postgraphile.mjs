import { createServer } from 'node:http';
import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import { postgraphile } from 'postgraphile';
import { parseCookie } from './cookie.mjs';
import { sendPort } from './sendPort.mjs';

// PostGraphile 4 writes its own SQL. The view gives it the rows that the wall shows; the session is looked up first.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(`
  create schema if not exists bench_graphile;
  create or replace view bench_graphile.wall as
    select prayers.id, title, description, category, prayers.created_at, amen_count, comment_count,
      prayers.author_id is not distinct from nullif(current_setting('wall.member', true), '')::integer as is_owner,
      case when not is_anonymous then first_name end as first_name,
      case when not is_anonymous then last_name end as last_name,
      case when not is_anonymous then coalesce(name, typed_name) end as name,
      case when not is_anonymous then profile_image_url end as profile_image_url,
      exists (
        select
        from public.amens
        where prayer_id = prayers.id and member_id = nullif(current_setting('wall.member', true), '')::integer
      ) as has_amened
    from public.prayers
    left join public.members on members.id = prayers.author_id
    where prayers.status = 'active'`);

const middleware = postgraphile(pool, 'bench_graphile', {
  dynamicJson: true,
  disableQueryLog: true,
  graphqlRoute: '/graphql',
  pgSettings: async ({ headers }) => ({ 'wall.member': await memberOf(headers) }),
});
const server = createServer((request, response) => void middleware(request, response));
server.listen(0, '127.0.0.1', () => sendPort(server));

async function memberOf(headers) {
  const hash = createHash('sha256').update(parseCookie(headers.cookie)).digest();
  const { rows } = await pool.query({
    name: 'session',
    text: 'select member_id from sessions where token_hash = $1 and expires_at > now()',
    values: [hash],
  });
  return String(rows[0]?.member_id ?? '');
}
