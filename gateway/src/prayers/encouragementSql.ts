import type { Context } from '../context';
import type { Remember } from '../db/idempotency';
import type { Sql } from '../db/sql';
import { journeyOf } from '../journey/sql';
import { isVisibleToCaller } from './policy';
import { tellOwner, withCaller, type CommentRow, type PrayerStatus } from './sql';

export interface NewEncouragement {
  content: string;
  authorName: string | null;
  isAnonymous: boolean;
}

export interface FoundComment extends CommentRow {
  prayerId: number;
  prayerStatus: PrayerStatus;
}

/** Needs the relations `comments` and `caller`. */
const commentColumns = (sql: Sql) => sql`
  comments.id,
  comments.prayer_id as "prayerId",
  comments.content,
  comments.author_name as "authorName",
  comments.is_anonymous as "isAnonymous",
  comments.created_at as "createdAt",
  comments.edited_at as "editedAt",
  coalesce(comments.author_id = caller.id, false) as "isOwner"`;

/** Encouragement on a prayer that this caller may see. */
export function findComment(ctx: Context, id: number): Promise<FoundComment | null> {
  return findWhere(ctx, id, ctx.sql`comments.status = 'active' and ${isVisibleToCaller(ctx.sql)}`);
}

/** What the caller wrote and has not withdrawn, also while moderation hides it or its prayer. */
export function findOwnComment(ctx: Context, id: number): Promise<FoundComment | null> {
  return findWhere(ctx, id, ctx.sql`comments.status <> 'removed' and comments.author_id = caller.id`);
}

async function findWhere(ctx: Context, id: number, which: ReturnType<Sql>): Promise<FoundComment | null> {
  const { sql } = ctx;
  const [comment] = await sql<FoundComment[]>`
    with ${withCaller(ctx)}
    select ${commentColumns(sql)}, prayers.status as "prayerStatus"
    from comments
    join prayers on prayers.id = comments.prayer_id
    cross join caller
    where comments.id = ${id} and ${which}`;
  return comment ?? null;
}

/** Encouragement on several prayers that the caller may see, oldest first. */
export function findCommentsOf(
  ctx: Context,
  prayerIds: readonly number[],
): Promise<(CommentRow & { prayerId: number })[]> {
  const { sql } = ctx;
  return sql<(CommentRow & { prayerId: number })[]>`
    with ${withCaller(ctx)}
    select ${commentColumns(sql)}
    from comments
    cross join caller
    where comments.prayer_id = any(${prayerIds as number[]}) and comments.status = 'active'
    order by comments.prayer_id, comments.created_at, comments.id`;
}

/** Leaves words on a prayer, unless it is hidden or withdrawn by now. Locks the prayer first, as an amen does. */
export async function insertComment(
  sql: Sql,
  prayerId: number,
  authorId: number,
  words: NewEncouragement,
  remember: Remember,
): Promise<number | null> {
  const [made] = await sql<{ id: number }[]>`
    with asked as (
      select prayers.id, prayers.author_id, prayers.title, prayers.is_quiet
      from prayers
      where prayers.id = ${prayerId} and prayers.status in ('active', 'answered')
      for no key update
    ), made as (
      insert into comments (prayer_id, author_id, author_name, content, is_anonymous)
      select asked.id, ${authorId}, ${words.authorName}, ${words.content}, ${words.isAnonymous}
      from asked
      returning id
    ), told as (${tellOwner(sql, { kind: 'encouragement', title: 'Words of encouragement for you' }, sql`made, asked`, authorId)}
    )
    ${journeyOf(sql, 'encouragement', authorId, 'made')}
    ${remember('made')}
    select made.id
    from made`;
  return made?.id ?? null;
}

export async function updateComment(sql: Sql, id: number, authorId: number, content: string): Promise<void> {
  await sql`
    update comments
    set content = ${content}, edited_at = now()
    where id = ${id} and author_id = ${authorId} and status = 'active'`;
}

export async function removeComment(sql: Sql, id: number, authorId: number): Promise<void> {
  await sql`
    update comments
    set status = 'removed'
    where id = ${id} and author_id = ${authorId}`;
}
