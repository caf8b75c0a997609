import type { PostType } from 'schema/vocabulary';
import type { Context } from '../context';
import type { Remember } from '../db/idempotency';
import type { Sql } from '../db/sql';
import { authorJson } from '../members/sql';
import type { AuthorView } from '../members/view';
import { tell } from '../notifications/tell';
import { withCaller } from '../prayers/sql';
import { isOpenToCaller } from './policy';
import type { GroupRole } from './sql';

/** How many comments travel with every post. */
export const shownComments = 3;

/** A comment, as whoever may read the post may see it. */
export interface CommentRow {
  id: number;
  content: string;
  createdAt: Date;
  author: AuthorView;
  isOwner: boolean;
}

export interface PostRow {
  id: number;
  content: string;
  postType: PostType;
  isPinned: boolean;
  likeCount: number;
  commentCount: number;
  hasLiked: boolean;
  isOwner: boolean;
  createdAt: Date;
  author: AuthorView;
  comments: (Omit<CommentRow, 'createdAt'> & { createdAt: string })[];
  groupId: number;
  isPrivate: boolean;
  memberRole: GroupRole | null;
}

/** Where a page of a discussion ended. */
export interface PostPlace {
  isPinned: boolean;
  createdAt: Date;
  id: number;
}

interface PageWanted {
  after: PostPlace | null;
  skip: number;
  rows: number;
}

/** Posts of a group, pinned first, then newest first; none where the caller may not read. In one statement. */
export function findPosts(
  ctx: Context,
  groupId: number,
  { after, skip, rows }: PageWanted,
): Promise<PostRow[]> {
  const { sql } = ctx;
  return sql<PostRow[]>`
    with ${withCaller(ctx)}
    select ${postColumns(sql)}
    ${postRelations(sql)}
    where group_posts.group_id = ${groupId} and group_posts.status = 'active' and ${isOpenToCaller(sql)}
      ${
        after
          ? sql`and (group_posts.is_pinned, group_posts.created_at, group_posts.id)
              < (${after.isPinned}, ${after.createdAt}, ${after.id})`
          : sql``
      }
    order by group_posts.is_pinned desc, group_posts.created_at desc, group_posts.id desc
    limit ${rows}
    offset ${skip}`;
}

/** A post with what policies need to know; whether the caller may read it is theirs to say. */
export function findPost(ctx: Context, id: number): Promise<PostRow | null> {
  return findPostWhere(ctx, id, ctx.sql`group_posts.status = 'active'`);
}

/** What the caller posted and nobody has removed, also while moderation hides it. */
export function findOwnPost(ctx: Context, id: number): Promise<PostRow | null> {
  return findPostWhere(
    ctx,
    id,
    ctx.sql`group_posts.status <> 'removed' and group_posts.author_id = caller.id`,
  );
}

async function findPostWhere(ctx: Context, id: number, which: ReturnType<Sql>): Promise<PostRow | null> {
  const { sql } = ctx;
  const [post] = await sql<PostRow[]>`
    with ${withCaller(ctx)}
    select ${postColumns(sql)}
    ${postRelations(sql)}
    where group_posts.id = ${id} and ${which}`;
  return post ?? null;
}

/** Posts for a member and tells the others; null where the author is none any more. */
export async function insertPost(
  sql: Sql,
  groupId: number,
  authorId: number,
  post: { content: string; postType: PostType },
  remember: Remember,
): Promise<number | null> {
  const [made] = await sql<{ id: number }[]>`
    with made as (
      insert into group_posts (group_id, author_id, content, post_type)
      select group_id, member_id, ${post.content}, ${post.postType}
      from group_members
      where group_id = ${groupId} and member_id = ${authorId}
      returning id
    ), told as (${tell(
      sql,
      {
        kind: 'group_post',
        title: sql`'New in ' || prayer_groups.name`,
        body: excerpt(post.content),
        link: sql`'/prayer-groups/' || prayer_groups.id`,
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
    ${remember('made')}
    select made.id
    from made`;
  return made?.id ?? null;
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

/** Likes a post, or no longer; each is harmless when repeated. The count that is answered is the count that stands. */
export async function setLike(
  sql: Sql,
  id: number,
  memberId: number,
  isLiked: boolean,
): Promise<{ hasLiked: boolean; likeCount: number }> {
  const [post] = await sql<[{ likeCount: number }]>`
    with held as materialized (
      select id, like_count
      from group_posts
      where id = ${id}
      for no key update
    ), changed as (
      ${
        isLiked
          ? sql`
            insert into group_post_likes (post_id, member_id)
            select held.id, ${memberId}
            from held
            on conflict do nothing
            returning 1 as change`
          : sql`
            delete from group_post_likes
            using held
            where post_id = held.id and member_id = ${memberId}
            returning -1 as change`
      }
    )
    select (held.like_count + coalesce((select sum(change) from changed), 0))::integer as "likeCount"
    from held`;
  return { hasLiked: isLiked, likeCount: post.likeCount };
}

/** Comments for a member and tells the post's author; null where the author is no member any more. */
export async function insertComment(
  sql: Sql,
  post: { id: number; groupId: number },
  authorId: number,
  content: string,
  remember: Remember,
): Promise<number | null> {
  const [made] = await sql<{ id: number }[]>`
    with held as materialized (
      select id, author_id
      from group_posts
      where id = ${post.id} and status = 'active'
      for no key update
    ), made as (
      insert into group_post_comments (post_id, author_id, content)
      select held.id, group_members.member_id, ${content}
      from held
      join group_members on group_members.group_id = ${post.groupId} and group_members.member_id = ${authorId}
      returning id
    ), told as (${tell(
      sql,
      {
        kind: 'group_post',
        title: 'A comment on your post',
        body: excerpt(content),
        link: `/prayer-groups/${post.groupId}`,
        mergeKey: `comments:${post.id}`,
      },
      { memberId: sql`held.author_id`, from: sql`made, held where held.author_id <> ${authorId}` },
    )}
    )
    ${remember('made')}
    select made.id
    from made`;
  return made?.id ?? null;
}

export interface FoundComment extends CommentRow {
  postId: number;
  memberRole: GroupRole | null;
  isPrivate: boolean;
}

export async function findComment(ctx: Context, id: number): Promise<FoundComment | null> {
  const { sql } = ctx;
  const [comment] = await findComments(
    ctx,
    sql`group_post_comments.id = ${id} and group_post_comments.status = 'active'`,
  );
  return comment ?? null;
}

/** What the caller wrote and nobody has removed, also while moderation hides it. */
export async function findOwnComment(ctx: Context, id: number): Promise<FoundComment | null> {
  const { sql } = ctx;
  const [comment] = await findComments(
    ctx,
    sql`group_post_comments.id = ${id} and group_post_comments.status <> 'removed'
      and group_post_comments.author_id = caller.id`,
  );
  return comment ?? null;
}

/** Comments on several posts that the caller may read, oldest first. */
export function findCommentsOf(ctx: Context, postIds: readonly number[]): Promise<FoundComment[]> {
  const { sql } = ctx;
  return findComments(
    ctx,
    sql`group_post_comments.post_id = any(${postIds as number[]}) and group_post_comments.status = 'active'
      and ${isOpenToCaller(sql)}`,
  );
}

export async function removeComment(sql: Sql, id: number): Promise<void> {
  await sql`
    update group_post_comments
    set status = 'removed'
    where id = ${id}`;
}

function findComments(ctx: Context, which: ReturnType<Sql>): Promise<FoundComment[]> {
  const { sql } = ctx;
  return sql<FoundComment[]>`
    with ${withCaller(ctx)}
    select
      group_post_comments.id,
      group_post_comments.post_id as "postId",
      group_post_comments.content,
      group_post_comments.created_at as "createdAt",
      ${authorJson(sql, 'authors')} as author,
      coalesce(group_post_comments.author_id = caller.id, false) as "isOwner",
      own.role as "memberRole",
      prayer_groups.is_private as "isPrivate"
    from group_post_comments
    join group_posts on group_posts.id = group_post_comments.post_id and group_posts.status = 'active'
    join prayer_groups on prayer_groups.id = group_posts.group_id
    join members as authors on authors.id = group_post_comments.author_id
    cross join caller
    left join group_members as own on own.group_id = prayer_groups.id and own.member_id = caller.id
    where ${which}
    order by group_post_comments.post_id, group_post_comments.id`;
}

const longestExcerpt = 140;

function excerpt(content: string): string {
  const characters = Array.from(content);
  return characters.length > longestExcerpt ? `${characters.slice(0, longestExcerpt).join('')}…` : content;
}

const postRelations = (sql: Sql) => sql`
  from group_posts
  join prayer_groups on prayer_groups.id = group_posts.group_id
  join members as authors on authors.id = group_posts.author_id
  cross join caller
  left join group_members as own on own.group_id = prayer_groups.id and own.member_id = caller.id`;

const postColumns = (sql: Sql) => sql`
  group_posts.id,
  group_posts.content,
  group_posts.post_type as "postType",
  group_posts.is_pinned as "isPinned",
  group_posts.like_count as "likeCount",
  group_posts.comment_count as "commentCount",
  exists (
    select
    from group_post_likes
    where group_post_likes.post_id = group_posts.id and group_post_likes.member_id = caller.id
  ) as "hasLiked",
  coalesce(group_posts.author_id = caller.id, false) as "isOwner",
  group_posts.created_at as "createdAt",
  ${authorJson(sql, 'authors')} as author,
  (
    select coalesce(
      json_agg(
        json_build_object(
          'id', shown.id,
          'content', shown.content,
          'createdAt', shown.created_at,
          'author', ${authorJson(sql, 'members')},
          'isOwner', coalesce(shown.author_id = caller.id, false)
        )
        order by shown.id
      ),
      '[]'
    )
    from (
      select *
      from group_post_comments
      where group_post_comments.post_id = group_posts.id and group_post_comments.status = 'active'
      order by group_post_comments.id desc
      limit ${shownComments}
    ) as shown
    join members on members.id = shown.author_id
  ) as comments,
  group_posts.group_id as "groupId",
  prayer_groups.is_private as "isPrivate",
  own.role as "memberRole"`;
