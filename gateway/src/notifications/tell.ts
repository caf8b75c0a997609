import type { Fragment } from 'postgres';
import type { NotificationKind } from 'schema/vocabulary';
import type { Sql } from '../db/sql';

/** What members are told: complete words, because nobody looks anything up later. Never who wrote anonymously. */
export interface News {
  kind: NotificationKind;
  /** One line; a fragment where it depends on the row. */
  title: string | Fragment;
  body: string | Fragment | null;
  /** Path on this site; a fragment where it depends on the row. */
  link: string | Fragment;
  /** News with the same key are one notification for as long as it is unread; null to tell each. */
  mergeKey: string | Fragment | null;
}

/**
 * A statement that tells members of something, for use as a CTE in the statement that does the thing:
 * `, told as (${tell(sql, news, sql`caller.id as member_id from …`)})`.
 *
 * @param recipients what follows `select`: it names `member_id` and the relations that the news' fragments read
 */
export function tell(sql: Sql, news: News, recipients: { memberId: Fragment; from: Fragment }): Fragment {
  return sql`
    insert into notifications (member_id, kind, title, body, link, merge_key)
    select ${recipients.memberId}, ${news.kind}, ${text(news.title)}, ${text(news.body)}, ${text(news.link)},
      ${text(news.mergeKey)}
    from ${recipients.from}
    on conflict (member_id, merge_key) where read_at is null and merge_key is not null
    do update set created_at = now(), title = excluded.title, body = excluded.body`;

  function text(value: string | Fragment | null) {
    return value === null || typeof value === 'string' ? sql`${value}::text` : value;
  }
}
