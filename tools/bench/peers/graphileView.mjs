import { createHash } from 'node:crypto';
import { parseCookie } from './cookie.mjs';

export const graphileSchema = 'bench_graphile';

/**
 * PostGraphile writes its own SQL. The view gives it the rows that the wall shows; all prayers of the scratch databases are
 * public, and by one visibility it finds them along an index.
 */
export const createView = (pool) =>
  pool.query(`
  create schema if not exists ${graphileSchema};
  create or replace view ${graphileSchema}.wall as
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
    where prayers.status = 'active' and prayers.visibility = 'public'`);

/** The settings of the caller's transaction; the session is looked up first. */
export async function settingsOf(pool, headers) {
  const hash = createHash('sha256').update(parseCookie(headers.cookie)).digest();
  const { rows } = await pool.query({
    name: 'session',
    text: 'select member_id from sessions where token_hash = $1 and expires_at > now()',
    values: [hash],
  });
  return { 'wall.member': String(rows[0]?.member_id ?? '') };
}
