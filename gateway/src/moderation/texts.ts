import type { ReportedKind } from 'schema/vocabulary';
import type { Sql } from '../db/sql';

/** Where the texts of each kind are kept, in which states they can be read, and whether all of them are signed. */
const texts = {
  prayer: { table: 'prayers', readable: ['active', 'answered'], isSigned: false },
  comment: { table: 'comments', readable: ['active'], isSigned: false },
  testimonial: { table: 'testimonials', readable: ['active'], isSigned: false },
  group_post: { table: 'group_posts', readable: ['active'], isSigned: true },
  group_post_comment: { table: 'group_post_comments', readable: ['active'], isSigned: true },
} as const satisfies Record<ReportedKind, { table: string; readable: readonly string[]; isSigned: boolean }>;

/** What the kinds are called in a sentence to their author. */
export const namesOfTexts: Record<ReportedKind, string> = {
  prayer: 'Your prayer',
  comment: 'Your words of encouragement',
  testimonial: 'Your testimony',
  group_post: 'Your post',
  group_post_comment: 'Your comment',
};

/** Hides a text that can be read, where the condition holds; returns `author_id`. For use as a CTE. */
export function hiding(sql: Sql, kind: ReportedKind, id: number, condition = sql`true`) {
  const { table, readable } = texts[kind];
  return sql`
    update ${sql(table)}
    set status = 'hidden'
    where id = ${id} and status = any(${[...readable]}) and ${condition}
    returning author_id`;
}

/** Shows a hidden text again, as what it was; returns `author_id`. For use as a CTE. */
export function showing(sql: Sql, kind: ReportedKind, id: number) {
  const { table } = texts[kind];
  const status =
    kind === 'prayer'
      ? sql`case when exists (select from testimonials where prayer_id = prayers.id) then 'answered' else 'active' end`
      : sql`'active'`;
  return sql`
    update ${sql(table)}
    set status = ${status}
    where id = ${id} and status = 'hidden'
    returning author_id`;
}

/** Who wrote a text, for use as a CTE: `author_id`, whoever may know it, and whether others may. */
export function authorOf(sql: Sql, kind: ReportedKind, id: number) {
  const { table, isSigned } = texts[kind];
  return sql`
    select author_id, ${isSigned ? sql`false` : sql`is_anonymous`} as is_anonymous
    from ${sql(table)}
    where id = ${id}`;
}

/** A text of any kind with what moderators need of it; its author stays inside the house. */
export interface TextRow {
  title: string | null;
  content: string;
  isAnonymous: boolean;
  authorId: number | null;
  typedName: string | null;
  status: string;
  link: string;
}

/** The text that a row of `named` (kind, target_id) names, for use as a lateral relation. */
export const textOf = (sql: Sql) => sql`
  select title, description as content, is_anonymous, author_id, typed_name, status, '/prayer/' || id as link
  from prayers
  where named.kind = 'prayer' and prayers.id = named.target_id
  union all
  select null, content, is_anonymous, author_id, author_name, status, '/prayer/' || prayer_id
  from comments
  where named.kind = 'comment' and comments.id = named.target_id
  union all
  select title, testimony, is_anonymous, author_id, null, status, '/testimonials#' || id
  from testimonials
  where named.kind = 'testimonial' and testimonials.id = named.target_id
  union all
  select null, content, false, author_id, null, status, '/prayer-groups/' || group_id
  from group_posts
  where named.kind = 'group_post' and group_posts.id = named.target_id
  union all
  select
    null, group_post_comments.content, false, group_post_comments.author_id, null, group_post_comments.status,
    '/prayer-groups/' || group_posts.group_id
  from group_post_comments
  join group_posts on group_posts.id = group_post_comments.post_id
  where named.kind = 'group_post_comment' and group_post_comments.id = named.target_id`;

/** A text that was not withdrawn. */
export async function findText(sql: Sql, kind: ReportedKind, id: number): Promise<TextRow | null> {
  const [text] = await sql<TextRow[]>`
    select
      texts.title,
      texts.content,
      texts.is_anonymous as "isAnonymous",
      texts.author_id as "authorId",
      texts.typed_name as "typedName",
      texts.status,
      texts.link
    from (select ${kind}::text as kind, ${id}::integer as target_id) as named
    cross join lateral (${textOf(sql)}) as texts
    where texts.status <> 'removed'`;
  return text ?? null;
}
