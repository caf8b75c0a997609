import { listPageRule } from 'schema/rules/feed';
import { groupCommentRule, groupPostRule } from 'schema/rules/group';
import { z } from 'zod';
import type { GroupPost, GroupPostComment, GroupPostPage } from '../../gen/resolvers';
import {
  cursorPageRule,
  cursorParts,
  decodeCursor,
  encodeCursor,
  pageOf,
} from '../../platform/database/cursor';
import { lastWithin, pageBytes } from '../../platform/database/pageSize';
import { makeOnce } from '../../platform/database/idempotency';
import { Forbidden, NotFound, parse, requireById, requireFound } from '../../platform/errors';
import type { Context } from '../members/context';
import { withinQuota } from '../members/quota';
import { alertModerators } from '../moderation/alertModerators';
import { requireGroup } from './groups';
import { commentsOf } from './loaders';
import { mayRead, requireAdmin, requireMember, requireOwnOrAdmin } from './policy';
import { findComment, findOwnComment, insertComment, removeComment } from './commentsSql';
import {
  findOwnPost,
  findPost,
  findPosts,
  insertPost,
  removePost,
  setLike,
  shownComments,
  updatePin,
  type PostPosition,
  type PostRow,
} from './postsSql';
import { viewComment, viewPost, type GroupView } from './view';

/** The posts of a group by cursor; empty if the caller may not read them. @throws BadInput */
export async function listPosts(ctx: Context, group: GroupView, input: unknown): Promise<GroupPostPage> {
  const { first, after } = parse(cursorPageRule, input);
  const rows = await findPosts(ctx, group.id, { after: readPosition(after), rows: first + 1 });
  const posts = rows.map((row) => withLatestWithin(pageBytes.beside, viewPost(row)));
  const { shown, ...page } = pageOf(posts, first, writePosition, { bytes: pageBytes.nested });
  return { posts: shown, ...page };
}

/** The posts of a group by page number, for REST; empty if the caller may not read them. @throws NotFound, BadInput */
export async function listPostsByPage(ctx: Context, rawId: unknown, query: unknown): Promise<GroupPost[]> {
  const group = await requireGroup(ctx, rawId);
  const rows = await findPosts(ctx, group.id, { numbered: parse(listPageRule, query) });
  return rows.map(viewPost);
}

/** One post that the caller may read. @throws NotFound */
export async function requireReadablePost(ctx: Context, rawId: unknown): Promise<GroupPost> {
  const post = await requirePost(ctx, rawId);
  if (!mayRead(post)) throw new NotFound('Post not found');
  return viewPost(post);
}

/** The latest comments on a post, oldest first; fewer if they are long. */
export async function listComments(ctx: Context, post: GroupPost, last: number): Promise<GroupPostComment[]> {
  const hasEnough = post.commentCount <= post.comments.length || last <= shownComments;
  const comments = hasEnough ? post.comments : await commentsOf(ctx).load(post.id);
  const bytes = last <= shownComments ? pageBytes.beside : pageBytes.graphql;
  return last <= 0 ? [] : lastWithin(bytes, comments.slice(-last));
}

function withLatestWithin(bytes: number, post: GroupPost): GroupPost {
  return { ...post, comments: lastWithin(bytes, post.comments) };
}

/** Posts in a group; only its admins make announcements. @throws Unauthenticated, NotFound, Forbidden, BadInput */
export async function postInGroup(ctx: Context, rawGroupId: unknown, input: unknown): Promise<GroupPost> {
  const caller = await ctx.requireCaller();
  const group = await requireGroup(ctx, rawGroupId);
  requireMember(group);
  const post = parse(groupPostRule, input);
  if (post.postType === 'announcement') requireAdmin(group);

  const made = await makeOnce(ctx, caller, {
    operation: 'postInGroup',
    input: { groupId: group.id, ...post },
    make(recordKey) {
      const alert = alertModerators(ctx, 'group_post', post.content);
      return withinQuota(ctx, caller, 'posts', (counted) =>
        insertPost(ctx.sql, group.id, caller.id, post, ctx.sql`${recordKey} ${counted} ${alert}`),
      );
    },
    find: async (id) => requireFound(await findOwnPost(ctx, id), 'Post not found'),
  });
  if (!made) throw new Forbidden();
  return viewPost(made);
}

/**
 * Removes a post, for its author and the group's admins. @returns its id @throws Unauthenticated, NotFound, Forbidden
 */
export async function removeGroupPost(ctx: Context, rawId: unknown): Promise<number> {
  await ctx.requireCaller();
  const post = await requirePost(ctx, rawId);
  requireOwnOrAdmin(post);
  await removePost(ctx.sql, post.id);
  return post.id;
}

/** Pins or unpins a post. @throws Unauthenticated, NotFound, Forbidden */
export async function pinGroupPost(ctx: Context, rawId: unknown, isPinned: boolean): Promise<GroupPost> {
  await ctx.requireCaller();
  const post = await requirePost(ctx, rawId);
  requireAdmin(post);
  await updatePin(ctx.sql, post.id, isPinned);
  return viewPost({ ...post, isPinned });
}

/** Likes a post, or takes the like back; repeating changes nothing. @throws Unauthenticated, NotFound, Forbidden */
export async function likeGroupPost(ctx: Context, rawId: unknown, isLiked: boolean): Promise<GroupPost> {
  const caller = await ctx.requireCaller();
  const post = await requirePost(ctx, rawId);
  requireMember(post);
  const likes = requireFound(await setLike(ctx.sql, post.id, caller.id, isLiked), 'Post not found');
  return viewPost({ ...post, ...likes });
}

/** Comments on a post. @throws Unauthenticated, NotFound, Forbidden, BadInput */
export async function commentOnPost(
  ctx: Context,
  rawPostId: unknown,
  input: unknown,
): Promise<{ post: GroupPost; comment: GroupPostComment }> {
  const caller = await ctx.requireCaller();
  const post = await requirePost(ctx, rawPostId);
  requireMember(post);
  const { content } = parse(groupCommentRule, input);

  return makeOnce(ctx, caller, {
    operation: 'commentOnGroupPost',
    input: { postId: post.id, content },
    async make(recordKey) {
      const alert = alertModerators(ctx, 'group_post_comment', content);
      const comment = await withinQuota(ctx, caller, 'comments', (counted) =>
        insertComment(ctx.sql, post, caller.id, content, ctx.sql`${recordKey} ${counted} ${alert}`),
      );
      if (!comment) throw new Forbidden();
      return withComment({ ...viewPost(post), commentCount: comment.commentCount }, viewComment(comment));
    },
    async find(id) {
      const earlier = requireFound(await findOwnComment(ctx, id), 'Comment not found');
      return { post: viewPost(post), comment: viewComment(earlier) };
    },
  });
}

/**
 * Removes a comment. @returns its post, null if its author may not read it any more @throws Unauthenticated, NotFound,
 * Forbidden
 */
export async function removeGroupPostComment(ctx: Context, rawId: unknown): Promise<GroupPost | null> {
  await ctx.requireCaller();
  const comment = await requireComment(ctx, rawId);
  requireOwnOrAdmin(comment);
  await removeComment(ctx.sql, comment.id);
  const post = await findPost(ctx, comment.postId);
  return post && mayRead(post) ? viewPost(post) : null;
}

/** One comment that the caller may read. @throws NotFound */
export async function requireReadableComment(ctx: Context, rawId: unknown): Promise<GroupPostComment> {
  const comment = await requireComment(ctx, rawId);
  if (!mayRead(comment)) throw new NotFound('Comment not found');
  return viewComment(comment);
}

function withComment(post: GroupPost, comment: GroupPostComment) {
  const comments = [...post.comments, comment].slice(-shownComments);
  return { post: { ...post, comments }, comment };
}

async function requirePost(ctx: Context, rawId: unknown): Promise<PostRow> {
  return requireById(rawId, 'Post not found', (id) => findPost(ctx, id));
}

async function requireComment(ctx: Context, rawId: unknown) {
  return requireById(rawId, 'Comment not found', (id) => findComment(ctx, id));
}

const positionRule = z.tuple([z.boolean(), cursorParts.instant, cursorParts.id]);

function writePosition({ isPinned, createdAt, id }: PostPosition): string {
  return encodeCursor([isPinned, createdAt.getTime(), id]);
}

function readPosition(cursor: string | null): PostPosition | null {
  if (cursor === null) return null;
  const [isPinned, instant, id] = decodeCursor(positionRule, cursor);
  return { isPinned, createdAt: new Date(instant), id };
}
