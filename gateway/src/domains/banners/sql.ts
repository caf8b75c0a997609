import type { BannerPage } from '../../gen/resolvers';
import type { Sql } from '../../platform/database/sql';

interface BannerRow {
  page: BannerPage;
  content: string;
}

export function findBanners(sql: Sql): Promise<BannerRow[]> {
  return sql<BannerRow[]>`
    select page, content
    from banners`;
}

/** Saves texts by page and adds an entry to the audit log. */
export async function upsertBanners(
  sql: Sql,
  texts: { page: string; content: string }[],
  actorId: number,
): Promise<void> {
  await sql`
    with saved as (
      insert into banners (page, content)
      select page, content
      from jsonb_to_recordset(${sql.json(texts)}) as texts (page text, content text)
      on conflict (page) do update set content = excluded.content
      returning page
    )
    insert into audit_log (actor_id, action, subject)
    select ${actorId}, 'save_banners', 'banners of ' || string_agg(page, ', ')
    from saved
    having count(*) > 0`;
}
