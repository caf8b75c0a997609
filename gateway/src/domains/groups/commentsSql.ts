import type { Fragment } from 'postgres';
import { groupPage } from 'schema/addresses';
import { columns } from '../../platform/database/columns';
import { pageBytes } from '../../platform/database/pageSize';
import type { Sql } from '../../platform/database/sql';
import type { Context } from '../members/context';
import { asCaller, withCaller } from '../members/sql';
import { notify } from '../notifications/notify';
import { template } from '../notifications/template';
import { isOpenToCaller } from './policy';
import { commentColumns, rightsColumns, type CommentRow, type Rights } from './postsSql';
import { excerpt } from './excerpt';

export type FoundComment = CommentRow & Rights & { postId: number };

const foundCommentColumns = columns<FoundComment>({
  ...commentColumns('group_post_comments', 'authors'),
  postId: 'group_post_comments.post_id',
  ...rightsColumns,
});

/** Selects rows of a relation of comments. Needs the relation `caller`. */
const selectComments = (sql: Sql, relation: Fragment, more: Fragment = sql``) => sql`
  select ${foundCommentColumns(sql)} ${more}
  from ${relation} as group_post_comments
  join group_posts on group_posts.id = group_post_comments.post_id and group_posts.status = 'active'
  join prayer_groups on prayer_groups.id = group_posts.group_id
  join members as authors on authors.id = group_post_comments.author_id
  cross join caller
  left join group_members as own on own.group_id = prayer_groups.id and own.member_id = caller.id`;

/**
 * Comments for a member and notifies the post's author; null if the commenter is no longer a member. The post's row is
 * locked, so that the returned count is current.
 *
 * @param extraCtes further CTEs of the statement, which may read `made`
 */
export async function insertComment(
  sql: Sql,
  post: { id: number; groupId: number },
  authorId: number,
  content: string,
  extraCtes: Fragment,
): Promise<(FoundComment & { commentCount: number }) | null> {
  const [made] = await sql<(FoundComment & { commentCount: number })[]>`
    with ${asCaller(sql, authorId)}, locked as materialized (
      select id, author_id, comment_count
      from group_posts
      where id = ${post.id} and status = 'active'
      for no key update
    ), made as (
      insert into group_post_comments (post_id, author_id, content)
      select locked.id, group_members.member_id, ${content}
      from locked
      join group_members on group_members.group_id = ${post.groupId} and group_members.member_id = ${authorId}
      returning *
    ), notified as (${notify(
      sql,
      {
        kind: 'group_post',
        title: template('post_comment'),
        body: excerpt(content),
        link: groupPage(post.groupId),
        about: { kind: 'group_post_comment', id: sql`made.id` },
        mergeKey: `comments:${post.id}`,
      },
      { memberId: sql`locked.author_id`, from: sql`made, locked where locked.author_id <> ${authorId}` },
    )}
    )
    ${extraCtes}
    ${selectComments(sql, sql`made`, sql`, (select comment_count + 1 from locked) as "commentCount"`)}`;
  return made ?? null;
}

export async function findComment(ctx: Context, id: number): Promise<FoundComment | null> {
  const { sql } = ctx;
  const [comment] = await findComments(
    ctx,
    sql`group_post_comments.id = ${id} and group_post_comments.status = 'active'`,
  );
  return comment ?? null;
}

/** The caller's own comment unless it was removed, also while moderation hides it. */
export async function findOwnComment(ctx: Context, id: number): Promise<FoundComment | null> {
  const { sql } = ctx;
  const [comment] = await findComments(
    ctx,
    sql`group_post_comments.id = ${id} and group_post_comments.status <> 'removed'
      and group_post_comments.author_id = caller.id`,
  );
  return comment ?? null;
}

/** More than fit into a response, even if each is one letter. */
const mostOfPost = 1_100;

/** The latest comments on several posts that the caller may read, oldest first: of each post all that fit into a response. */
export function findCommentsOf(ctx: Context, postIds: readonly number[]): Promise<FoundComment[]> {
  const { sql } = ctx;
  const latest = sql`(
    select latest.*
    from unnest(${postIds as number[]}::integer[]) as wanted (id)
    cross join lateral (
      select *, sum(octet_length(content)) over (order by id desc) - octet_length(content) as bytes_after
      from (
        select *
        from group_post_comments
        where post_id = wanted.id and status = 'active'
        order by id desc
        limit ${mostOfPost}
      ) as newest
    ) as latest
    where latest.bytes_after < ${pageBytes.graphql}
  )`;
  return findComments(ctx, isOpenToCaller(sql), latest);
}

export async function removeComment(sql: Sql, id: number): Promise<void> {
  await sql`
    update group_post_comments
    set status = 'removed'
    where id = ${id}`;
}

function findComments(
  ctx: Context,
  which: Fragment,
  relation = ctx.sql`group_post_comments`,
): Promise<FoundComment[]> {
  const { sql } = ctx;
  return sql<FoundComment[]>`
    with ${withCaller(ctx)}
    ${selectComments(sql, relation)}
    where ${which}
    order by group_post_comments.post_id, group_post_comments.id`;
}
