import type { Fragment } from 'postgres';
import type { Comment, PrayerStatus } from '../../gen/resolvers';
import { columns } from '../../platform/database/columns';
import { wordsIf } from '../../platform/confided/stored';
import { open, seal, type CareKeys } from '../../platform/confided/words';
import { mayReadTeam, type Context, type Member } from '../members/context';
import { recordActivity } from '../members/journeySql';
import { asCaller, withCaller } from '../members/sql';
import { isForCaller, isReadable, isVisibleToCaller } from './policy';
import { notifyOwner } from './notifyOwner';

interface NewEncouragement {
  content: string;
  authorName: string | null;
  isAnonymous: boolean;
}

/** An encouragement as the caller may see it. */
export type CommentRow = Omit<Comment, 'needsCare'> & { prayerId: number };

export type FoundComment = CommentRow & { prayerStatus: PrayerStatus };

/** Needs the relations `comments` and `caller`. */
const commentColumns = columns<CommentRow>({
  id: 'comments.id',
  prayerId: 'comments.prayer_id',
  content: 'comments.content',
  authorName: 'case when not comments.is_anonymous then comments.author_name end',
  isAnonymous: 'comments.is_anonymous',
  createdAt: 'comments.created_at',
  editedAt: 'comments.edited_at',
  isOwner: 'coalesce(comments.author_id = caller.id, false)',
});

const openComment = <Row extends CommentRow>(keys: CareKeys, row: Row): Row => ({
  ...row,
  content: open(keys, 'comment', row.prayerId, row.content),
  authorName: open(keys, 'commenter', row.prayerId, row.authorName ?? null),
});

/** Encouragement on a prayer that this caller may see. */
export function findComment(ctx: Context, id: number): Promise<FoundComment | null> {
  return findWhere(ctx, id, ctx.sql`comments.status = 'active' and ${isVisibleToCaller(ctx.sql)}`);
}

/** The caller's own encouragement unless withdrawn, also while moderation hides it or its prayer. */
export function findOwnComment(ctx: Context, id: number): Promise<FoundComment | null> {
  return findWhere(ctx, id, ctx.sql`comments.status <> 'removed' and comments.author_id = caller.id`);
}

async function findWhere(ctx: Context, id: number, which: Fragment): Promise<FoundComment | null> {
  const { sql } = ctx;
  const [comment] = await sql<FoundComment[]>`
    with ${withCaller(ctx)}
    select ${commentColumns(sql)}, prayers.status as "prayerStatus"
    from comments
    join prayers on prayers.id = comments.prayer_id
    cross join caller
    where comments.id = ${id} and ${which}`;
  return comment ? openComment(ctx.config, comment) : null;
}

/** Which encouragements of a prayer: the newest, or the newest before one of them. */
export interface CommentRange {
  before: number | null;
  rows: number;
}

/** Some encouragement on several prayers that the caller may see, oldest first. */
export async function findCommentRanges(
  ctx: Context,
  prayerIds: readonly number[],
  { before, rows }: CommentRange,
): Promise<CommentRow[]> {
  const { sql } = ctx;
  const comments = await sql<CommentRow[]>`
    with ${withCaller(ctx)}
    select ${commentColumns(sql)}
    from unnest(${prayerIds as number[]}::integer[]) as wanted (id)
    cross join lateral (
      select *
      from comments
      where comments.prayer_id = wanted.id
        and comments.status = 'active'
        ${
          before === null
            ? sql``
            : sql`and (comments.created_at, comments.id) < (
                select earlier.created_at, earlier.id
                from comments as earlier
                where earlier.id = ${before} and earlier.prayer_id = wanted.id
              )`
        }
      order by comments.created_at desc, comments.id desc
      limit ${rows}
    ) as comments
    cross join caller
    order by comments.prayer_id, comments.created_at, comments.id`;
  return comments.map((comment) => openComment(ctx.config, comment));
}

/**
 * Adds an encouragement unless the prayer is hidden, withdrawn or not for this member. Locks the prayer first, as an amen does.
 *
 * @param extraCtes further CTEs of the statement, which may read `made`
 */
export async function insertComment(
  { sql, config }: Context,
  prayerId: number,
  author: Pick<Member, 'id' | 'isSiteAdmin' | 'isOnTeam'>,
  words: NewEncouragement,
  extraCtes: Fragment,
): Promise<CommentRow | null> {
  const authorId = author.id;
  const { authorName, content } = words;
  const isConfided = sql`locked.visibility = 'team'`;
  const [made] = await sql<CommentRow[]>`
    with ${asCaller(sql, authorId, mayReadTeam(author))}, locked as (
      select prayers.id, prayers.author_id, prayers.title, prayers.is_quiet, prayers.visibility
      from prayers
      cross join caller
      where prayers.id = ${prayerId} and ${isReadable(sql)} and ${isForCaller(sql)}
      for no key update of prayers
    ), made as (
      insert into comments (prayer_id, author_id, author_name, content, is_anonymous)
      select locked.id, ${authorId},
        ${wordsIf(sql, isConfided, authorName, seal(config, 'commenter', prayerId, authorName))},
        ${wordsIf(sql, isConfided, content, seal(config, 'comment', prayerId, content))},
        ${words.isAnonymous}
      from locked
      returning *
    ), notified as (${notifyOwner(sql, 'encouragement', sql`made, locked`, authorId)}
    )
    ${recordActivity(sql, 'encouragement', authorId, 'made', { isNamed: sql`not made.is_anonymous`, isPublic: sql`(select visibility from locked) = 'public'` })}
    ${extraCtes}
    select ${commentColumns(sql)}
    from made as comments
    cross join caller`;
  return made ? openComment(config, made) : null;
}

/**
 * Edits a member's own encouragement; null if it is no longer readable.
 *
 * @param extraCtes further CTEs of the statement, which may read `changed`
 */
export async function updateComment(
  { sql, config }: Context,
  { id, prayerId }: Pick<CommentRow, 'id' | 'prayerId'>,
  authorId: number,
  content: string,
  extraCtes: Fragment,
): Promise<CommentRow | null> {
  const [changed] = await sql<CommentRow[]>`
    with ${asCaller(sql, authorId)}, locked as (
      select prayers.visibility
      from prayers
      where prayers.id = ${prayerId}
      for no key update
    ), changed as (
      update comments
      set
        content = ${wordsIf(sql, sql`(select visibility from locked) = 'team'`, content, seal(config, 'comment', prayerId, content))},
        edited_at = now()
      where id = ${id} and author_id = ${authorId} and status = 'active'
      returning *
    )
    ${extraCtes}
    select ${commentColumns(sql)}
    from changed as comments
    cross join caller`;
  return changed ? openComment(config, changed) : null;
}

export async function removeComment({ sql }: Context, id: number, authorId: number): Promise<void> {
  await sql`
    update comments
    set status = 'removed'
    where id = ${id} and author_id = ${authorId}`;
}
