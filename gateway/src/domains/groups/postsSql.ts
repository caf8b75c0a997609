import type { Fragment } from 'postgres';
import { groupPage } from 'schema/addresses';
import type { PostType } from 'schema/vocabulary';
import type { GroupPost, GroupPostComment, GroupRole } from '../../gen/resolvers';
import { columns, jsonColumns } from '../../platform/database/columns';
import { linkIn } from '../../platform/database/linkIn';
import { numberedPage, rowsUpTo, type NumberedPage } from '../../platform/database/pageSize';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { authorJson } from '../members/shownAuthor';
import { asCaller, withCaller } from '../members/sql';
import { notify } from '../notifications/notify';
import { template } from '../notifications/template';
import { isOpenToCaller } from './policy';
import { excerpt } from './excerpt';

/** How many comments every post includes. */
export const shownComments = 3;

/** The facts about a post that policies need. */
export interface Rights {
  isPrivate: boolean;
  memberRole: GroupRole | null;
}

export type CommentRow = Omit<GroupPostComment, 'needsCare'>;

export type PostRow = Omit<GroupPost, 'needsCare' | 'comments'> &
  Rights & {
    groupId: number;
    /** The latest comments, oldest first; instants are text in JSON. */
    comments: (Omit<CommentRow, 'createdAt'> & { createdAt: string })[];
  };

/** A relation of comments as columns; needs the relation `caller`. */
export const commentColumns = (relation: string, authors: string): Record<keyof CommentRow, string> => ({
  id: `${relation}.id`,
  content: `${relation}.content`,
  createdAt: `${relation}.created_at`,
  author: authorJson(authors),
  isOwner: `coalesce(${relation}.author_id = caller.id, false)`,
});

export const rightsColumns: Record<keyof Rights, string> = {
  isPrivate: 'prayer_groups.is_private',
  memberRole: 'own.role',
};

const postColumns = columns<PostRow>({
  id: 'group_posts.id',
  content: 'group_posts.content',
  postType: 'group_posts.post_type',
  isPinned: 'group_posts.is_pinned',
  likeCount: 'group_posts.like_count',
  commentCount: 'group_posts.comment_count',
  hasLiked: `exists (
    select
    from group_post_likes
    where group_post_likes.post_id = group_posts.id and group_post_likes.member_id = caller.id
  )`,
  isOwner: 'coalesce(group_posts.author_id = caller.id, false)',
  createdAt: 'group_posts.created_at',
  author: authorJson('authors'),
  comments: `(
    select coalesce(json_agg(${jsonColumns<CommentRow>(commentColumns('shown', 'members'))} order by shown.id), '[]')
    from (
      select *
      from group_post_comments
      where group_post_comments.post_id = group_posts.id and group_post_comments.status = 'active'
      order by group_post_comments.id desc
      limit ${shownComments}
    ) as shown
    join members on members.id = shown.author_id
  )`,
  groupId: 'group_posts.group_id',
  ...rightsColumns,
});

/** Selects rows of a relation of posts. Needs the relation `caller`. */
const selectPosts = (sql: Sql, relation: Fragment) => sql`
  select ${postColumns(sql)}
  from ${relation} as group_posts
  join prayer_groups on prayer_groups.id = group_posts.group_id
  join members as authors on authors.id = group_posts.author_id
  cross join caller
  left join group_members as own on own.group_id = prayer_groups.id and own.member_id = caller.id`;

/** The position at which a page of posts ended. */
export interface PostPosition {
  isPinned: boolean;
  createdAt: Date;
  id: number;
}

/** A page by cursor or by number. */
type PageOptions = { after: PostPosition | null; rows: number } | { numbered: NumberedPage };

/** Posts of a group, pinned first, then newest first; none if the caller may not read them. One statement. */
export function findPosts(ctx: Context, groupId: number, options: PageOptions): Promise<PostRow[]> {
  const { sql } = ctx;
  const numbered = 'numbered' in options ? options.numbered : null;
  const { after, rows } = 'numbered' in options ? { after: null, rows: rowsUpTo(options.numbered) } : options;
  const list = sql`
    ${selectPosts(sql, sql`group_posts`)}
    where group_posts.group_id = ${groupId} and group_posts.status = 'active' and ${isOpenToCaller(sql)}
      ${
        after
          ? sql`and (group_posts.is_pinned, group_posts.created_at, group_posts.id)
              < (${after.isPinned}, ${after.createdAt}, ${after.id})`
          : sql``
      }
    order by group_posts.is_pinned desc, group_posts.created_at desc, group_posts.id desc
    limit ${rows}`;
  return sql<PostRow[]>`
    with ${withCaller(ctx)}
    ${numberedPage(sql, list, numbered)}`;
}

/** A post, whether or not the caller may read it: policies decide that. */
export function findPost(ctx: Context, id: number): Promise<PostRow | null> {
  return findPostWhere(ctx, id, ctx.sql`group_posts.status = 'active'`);
}

/** The caller's own post unless it was removed, also while moderation hides it. */
export function findOwnPost(ctx: Context, id: number): Promise<PostRow | null> {
  return findPostWhere(
    ctx,
    id,
    ctx.sql`group_posts.status <> 'removed' and group_posts.author_id = caller.id`,
  );
}

async function findPostWhere(ctx: Context, id: number, which: Fragment): Promise<PostRow | null> {
  const { sql } = ctx;
  const [post] = await sql<PostRow[]>`
    with ${withCaller(ctx)}
    ${selectPosts(sql, sql`group_posts`)}
    where group_posts.id = ${id} and ${which}`;
  return post ?? null;
}

/**
 * Posts for a member and notifies the others; null if the author is no longer a member.
 *
 * @param extraCtes further CTEs of the statement, which may read `made`
 */
export async function insertPost(
  sql: Sql,
  groupId: number,
  authorId: number,
  post: { content: string; postType: PostType },
  extraCtes: Fragment,
): Promise<PostRow | null> {
  const [made] = await sql<PostRow[]>`
    with ${asCaller(sql, authorId)}, made as (
      insert into group_posts (group_id, author_id, content, post_type)
      select group_id, member_id, ${post.content}, ${post.postType}
      from group_members
      where group_id = ${groupId} and member_id = ${authorId}
      returning *
    ), notified as (${notify(
      sql,
      {
        kind: 'group_post',
        title: template('group_post', { group: sql`prayer_groups.name` }),
        body: excerpt(post.content),
        link: linkIn(sql, groupPage, sql`prayer_groups.id`),
        about: { kind: 'group_post', id: sql`made.id` },
        mergeKey: sql`'posts:' || prayer_groups.id`,
      },
      {
        memberId: sql`group_members.member_id`,
        from: sql`made
          join prayer_groups on prayer_groups.id = ${groupId}
          join group_members on group_members.group_id = prayer_groups.id
          where group_members.member_id <> ${authorId}`,
      },
    )}
    )
    ${extraCtes}
    ${selectPosts(sql, sql`made`)}`;
  return made ?? null;
}

export async function removePost(sql: Sql, id: number): Promise<void> {
  await sql`
    update group_posts
    set status = 'removed'
    where id = ${id}`;
}

export async function updatePin(sql: Sql, id: number, isPinned: boolean): Promise<void> {
  await sql`
    update group_posts
    set is_pinned = ${isPinned}
    where id = ${id}`;
}

/** Likes a post, or takes the like back; repeating changes nothing. Returns the current count; null if it is gone. */
export async function setLike(
  sql: Sql,
  id: number,
  memberId: number,
  isLiked: boolean,
): Promise<{ hasLiked: boolean; likeCount: number } | null> {
  const [post] = await sql<{ likeCount: number }[]>`
    with locked as materialized (
      select id, like_count
      from group_posts
      where id = ${id}
      for no key update
    ), changed as (
      ${
        isLiked
          ? sql`
            insert into group_post_likes (post_id, member_id)
            select locked.id, ${memberId}
            from locked
            on conflict do nothing
            returning 1 as change`
          : sql`
            delete from group_post_likes
            using locked
            where post_id = locked.id and member_id = ${memberId}
            returning -1 as change`
      }
    )
    select (locked.like_count + coalesce((select sum(change) from changed), 0))::integer as "likeCount"
    from locked`;
  return post ? { hasLiked: isLiked, likeCount: post.likeCount } : null;
}
