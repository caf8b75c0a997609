import type { Fragment } from 'postgres';
import type { NotificationKind } from 'schema/vocabulary';
import type { Sql } from '../../platform/database/sql';
import { Cases, inEnglish, stored, Template } from './template';

/** A text or thing with words of members, by kind and number. */
export interface About {
  kind: AboutKind;
  id: number | Fragment;
}

export type AboutKind = 'prayer' | 'group_post' | 'group_post_comment' | 'prayer_chain' | 'join_request';

/**
 * The text of a notification: what is ours by its name (`template`), which is worded in the reader's language, and what
 * members wrote. Only whether its reader may still read the words that it repeats is looked up later (`about`). Never
 * names an anonymous author.
 */
export interface NewNotification {
  kind: NotificationKind;
  /** One line; a fragment if it depends on the row. */
  title: Template | string | Fragment;
  /** All of it is for those who may read `about`. */
  body: Template | Cases | string | Fragment | null;
  /** Path on this site; a fragment if it depends on the row. */
  link: string | Fragment;
  /** The text whose words it repeats; null if it repeats none. */
  about: About | null;
  /** Notifications with the same key are merged while unread; null to never merge. */
  mergeKey: string | Fragment | null;
}

/**
 * A statement that notifies members, for use as a CTE in the statement that performs the action:
 * `, notified as (${notify(sql, notification, { memberId, from })})`.
 *
 * @param recipients `from` holds the relations that the notification's fragments read
 */
export function notify(
  sql: Sql,
  notification: NewNotification,
  recipients: { memberId: Fragment; from: Fragment },
): Fragment {
  const { kind, title, body, link, mergeKey, about } = notification;
  return sql`
    insert into notifications (member_id, kind, title, body, link, merge_key, about_kind, about_id, told)
    select ${recipients.memberId}, ${kind}, ${text(title)}, ${text(body)}, ${text(link)}, ${text(mergeKey)},
      ${about?.kind ?? null}::text, ${about?.id ?? null}::integer,
      nullif(jsonb_build_object('title', ${templateOf(title)}, 'body', ${templateOf(body)}), '{"title": null, "body": null}')
    from ${recipients.from}
    on conflict (member_id, merge_key) where read_at is null and merge_key is not null
    do update set
      created_at = now(),
      title = excluded.title,
      body = excluded.body,
      about_kind = excluded.about_kind,
      about_id = excluded.about_id,
      told = excluded.told`;

  function templateOf(value: NewNotification['body']) {
    if (value instanceof Cases) return casesOf(value, stored, sql`null::jsonb`);
    return value instanceof Template ? stored(sql, value) : sql`null::jsonb`;
  }

  function text(value: NewNotification['body']) {
    if (value instanceof Cases) return casesOf(value, inEnglish, value.otherwise);
    if (value instanceof Template) return inEnglish(sql, value);
    return value === null || typeof value === 'string' ? sql`${value}::text` : value;
  }
  function casesOf({ cases }: Cases, as: typeof stored, otherwise: Fragment) {
    const whens = cases.reduce(
      (earlier, { when, say }) => sql`${earlier} when ${when} then ${as(sql, say)}`,
      sql``,
    );
    return sql`case ${whens} else ${otherwise} end`;
  }
}
