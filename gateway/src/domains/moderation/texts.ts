import type { Fragment } from 'postgres';
import type { ReportedKind } from 'schema/vocabulary';
import { groupPage, prayerPage, testimony } from 'schema/addresses';
import { linkIn } from '../../platform/database/linkIn';
import type { Sql } from '../../platform/database/sql';
import { isReadable } from '../prayers/policy';

/** For each kind of text: its table, the statuses in which it can be hidden, and whether it is always signed. */
const texts = {
  prayer: {
    table: 'prayers',
    hideable: ['active', 'answered', 'resting', 'waiting', 'declined'],
    isSigned: false,
  },
  comment: { table: 'comments', hideable: ['active'], isSigned: false },
  testimonial: { table: 'testimonials', hideable: ['active'], isSigned: false },
  group_post: { table: 'group_posts', hideable: ['active'], isSigned: true },
  group_post_comment: { table: 'group_post_comments', hideable: ['active'], isSigned: true },
} as const satisfies Record<ReportedKind, { table: string; hideable: readonly string[]; isSigned: boolean }>;

/** Hides a text if the condition holds; returns `author_id`. For use as a CTE. */
export function hiding(sql: Sql, kind: ReportedKind, id: number, condition = sql`true`) {
  if (kind === 'testimonial') return settingTestimony(sql, id, true, condition);
  const { table, hideable } = texts[kind];
  return sql`
    update ${sql(table)}
    set status = 'hidden'
    where id = ${id} and status = any(${[...hideable]}) and ${condition}
    returning author_id`;
}

/**
 * Restores a hidden text to its former status if the condition holds; returns `author_id`, null if nobody else can read
 * the text because its prayer or post is hidden or gone, or because it waits to be approved. For use as a CTE.
 */
export function showing(sql: Sql, kind: ReportedKind, id: number, condition = sql`true`) {
  if (kind === 'testimonial') return settingTestimony(sql, id, false, condition);
  const { table } = texts[kind];
  const status =
    kind === 'prayer'
      ? sql`case
          when ${waitsAgain(sql)} then 'waiting'
          when exists (select from testimonials where prayer_id = prayers.id) then 'answered'
          else 'active'
        end`
      : sql`'active'`;
  return sql`
    update ${sql(table)}
    set status = ${status}
    where id = ${id} and status = 'hidden' and ${condition}
    returning case when ${isAboveReadable(sql, kind)} then author_id end as author_id`;
}

/** The status of a testimony follows from its own state and that of its prayer, which is locked first. */
function settingTestimony(sql: Sql, id: number, isHidden: boolean, condition: Fragment) {
  return sql`
    update testimonials
    set is_hidden = ${isHidden}, status = testimony_status(${isHidden}, above.status)
    from (
      select prayers.id, prayers.status
      from prayers
      where prayers.id = (select prayer_id from testimonials where id = ${id}) and ${condition}
      for no key update
    ) as above
    where testimonials.id = ${id} and testimonials.prayer_id = above.id and testimonials.is_hidden <> ${isHidden}
    returning case when above.status = 'answered' then testimonials.author_id end as author_id`;
}

/** Whether the prayer or post to which a text belongs can be read; of a prayer, whether it needs no approval. */
function isAboveReadable(sql: Sql, kind: ReportedKind): Fragment {
  if (kind === 'comment')
    return sql`exists (select from prayers where prayers.id = prayer_id and ${isReadable(sql)})`;
  if (kind === 'group_post_comment')
    return sql`exists (select from group_posts where group_posts.id = post_id and group_posts.status = 'active')`;
  return kind === 'prayer' ? sql`not (${waitsAgain(sql)})` : sql`true`;
}

/** Of a prayer that is restored: what is confided to the team needs no approval. */
const waitsAgain = (sql: Sql) => sql`not was_approved and visibility <> 'team'`;

/** The author of a text, for use as a CTE: `author_id`, and whether others may see them. */
export function authorOf(sql: Sql, kind: ReportedKind, id: number) {
  const { table, isSigned } = texts[kind];
  return sql`
    select author_id, ${isSigned ? sql`false` : sql`is_anonymous`} as is_anonymous
    from ${sql(table)}
    where id = ${id}`;
}

/**
 * The text of a row of `named` (kind, target_id), for use as a lateral relation; none for what is confided to the prayer
 * team and a moderator may not read.
 */
export const textOf = (sql: Sql, readsTeam: boolean) => sql`
  select title, description as content, is_anonymous, author_id, typed_name, status, ${linkIn(sql, prayerPage, sql`id`)} as link, id as prayer_id, on_behalf_of
  from prayers
  where named.kind = 'prayer' and prayers.id = named.target_id ${readsTeam ? sql`` : sql`and prayers.visibility <> 'team'`}
  union all
  select null, content, is_anonymous, author_id, author_name, status, ${linkIn(sql, prayerPage, sql`prayer_id`)}, prayer_id, null
  from comments
  where named.kind = 'comment' and comments.id = named.target_id ${
    readsTeam
      ? sql``
      : sql`and exists (select from prayers where prayers.id = comments.prayer_id and prayers.visibility <> 'team')`
  }
  union all
  select title, testimony, is_anonymous, author_id, null, status, ${linkIn(sql, testimony, sql`id`)}, prayer_id, null
  from testimonials
  where named.kind = 'testimonial' and testimonials.id = named.target_id
    ${readsTeam ? sql`` : sql`and testimonials.visibility <> 'team'`}
  union all
  select null, content, false, author_id, null, status, ${linkIn(sql, groupPage, sql`group_id`)}, null, null
  from group_posts
  where named.kind = 'group_post' and group_posts.id = named.target_id
  union all
  select
    null, group_post_comments.content, false, group_post_comments.author_id, null, group_post_comments.status,
    ${linkIn(sql, groupPage, sql`group_posts.group_id`)}, null, null
  from group_post_comments
  join group_posts on group_posts.id = group_post_comments.post_id
  where named.kind = 'group_post_comment' and group_post_comments.id = named.target_id`;

/** Path of the page of a text; null if it does not exist or was withdrawn. */
export async function findLink(
  sql: Sql,
  kind: ReportedKind,
  id: number,
  readsTeam: boolean,
): Promise<string | null> {
  const [text] = await sql<{ link: string }[]>`
    select texts.link
    from (select ${kind}::text as kind, ${id}::integer as target_id) as named
    cross join lateral (${textOf(sql, readsTeam)}) as texts
    where texts.status <> 'removed'`;
  return text?.link ?? null;
}

/**
 * Whether a text belongs to a prayer that is hidden or removed.
 *
 * @param ifHidden whether it must be hidden itself
 */
export async function isUnderHiddenPrayer(
  sql: Sql,
  kind: ReportedKind,
  id: number,
  ifHidden: boolean,
): Promise<boolean> {
  if (kind !== 'comment' && kind !== 'testimonial') return false;
  const isHidden = kind === 'comment' ? sql`texts.status = 'hidden'` : sql`texts.is_hidden`;
  const found = await sql`
    select
    from ${sql(texts[kind].table)} as texts
    join prayers on prayers.id = texts.prayer_id
    where texts.id = ${id} and prayers.status in ('hidden', 'removed') ${ifHidden ? sql`and ${isHidden}` : sql``}`;
  return found.length > 0;
}
