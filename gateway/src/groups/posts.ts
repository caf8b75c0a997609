import { listPageRule } from 'schema/rules/feed';
import { groupCommentRule, groupPostRule } from 'schema/rules/group';
import { z } from 'zod';
import type { Context } from '../context';
import { cursorPageRule, cursorParts, decodeCursor, encodeCursor, pageOf } from '../db/cursor';
import { makeOnce } from '../db/idempotency';
import { Forbidden, NotFound, parse, parseId } from '../errors';
import { alarming } from '../moderation/alarm';
import { requireGroup } from './groups';
import { commentsOf } from './loaders';
import { mayRead, requireAdmin, requireMember, requireOwnOrAdmin } from './policy';
import {
  findComment,
  findOwnComment,
  findOwnPost,
  findPost,
  findPosts,
  insertComment,
  insertPost,
  removeComment,
  removePost,
  setLike,
  shownComments,
  updatePin,
  type PostPlace,
  type PostRow,
} from './postsSql';
import { viewComment, viewPost, type GroupView, type PostCommentView, type PostView } from './view';

export interface PostPage {
  posts: PostView[];
  hasMore: boolean;
  endCursor: string | null;
}

/** The discussion of a group by cursors; empty where the caller may not read. @throws BadInput */
export async function listPosts(ctx: Context, group: GroupView, input: unknown): Promise<PostPage> {
  const { first, after } = parse(cursorPageRule, input);
  const rows = await findPosts(ctx, group.id, { after: readPlace(after), skip: 0, rows: first + 1 });
  const { shown, ...page } = pageOf(rows, first, writePlace);
  return { posts: shown.map(viewPost), ...page };
}

/** The discussion of a group by page numbers, for REST; empty where the caller may not read. @throws NotFound, BadInput */
export async function listPostsByPage(ctx: Context, rawId: unknown, query: unknown): Promise<PostView[]> {
  const group = await requireGroup(ctx, rawId);
  const { page, limit } = parse(listPageRule, query);
  const rows = await findPosts(ctx, group.id, { after: null, skip: (page - 1) * limit, rows: limit });
  return rows.map(viewPost);
}

/** One post that the caller may read. @throws NotFound */
export async function requireReadablePost(ctx: Context, rawId: unknown): Promise<PostView> {
  const post = await requirePost(ctx, rawId);
  if (!mayRead(post)) throw new NotFound('Post not found');
  return viewPost(post);
}

/** The latest comments on a post, oldest of them first. */
export async function listComments(ctx: Context, post: PostView, last: number): Promise<PostCommentView[]> {
  const hasEnough = post.commentCount <= post.comments.length || last <= shownComments;
  const comments = hasEnough ? post.comments : await commentsOf(ctx).load(post.id);
  return last <= 0 ? [] : comments.slice(-last);
}

/** Posts in a group; announcements are its admins'. @throws Unauthenticated, NotFound, Forbidden, BadInput */
export async function postInGroup(ctx: Context, rawGroupId: unknown, input: unknown): Promise<PostView> {
  const caller = await ctx.requireCaller();
  const group = await requireGroup(ctx, rawGroupId);
  requireMember(group);
  const post = parse(groupPostRule, input);
  if (post.postType === 'announcement') requireAdmin(group);

  const making = { operation: 'postInGroup', input: { groupId: group.id, ...post } };
  const id = await makeOnce(ctx, caller, making, (remember) =>
    insertPost(ctx.sql, group.id, caller.id, post, alarming(ctx, 'group_post', post.content, remember)),
  );
  if (id === null) throw new Forbidden();
  const made = await findOwnPost(ctx, id);
  if (!made) throw new NotFound('Post not found');
  return viewPost(made);
}

/** Removes a post; answers its id. Its author and the group's admins. @throws Unauthenticated, NotFound, Forbidden */
export async function removeGroupPost(ctx: Context, rawId: unknown): Promise<number> {
  await ctx.requireCaller();
  const post = await requirePost(ctx, rawId);
  requireOwnOrAdmin(post);
  await removePost(ctx.sql, post.id);
  return post.id;
}

/** Pins a post on top, or lets it go. @throws Unauthenticated, NotFound, Forbidden */
export async function pinGroupPost(ctx: Context, rawId: unknown, isPinned: boolean): Promise<PostView> {
  await ctx.requireCaller();
  const post = await requirePost(ctx, rawId);
  requireAdmin(post);
  await updatePin(ctx.sql, post.id, isPinned);
  return requireReadablePost(ctx, post.id);
}

/** Likes a post, or no longer; each is harmless when repeated. @throws Unauthenticated, NotFound, Forbidden */
export async function likeGroupPost(
  ctx: Context,
  rawId: unknown,
  isLiked: boolean,
): Promise<{ hasLiked: boolean; likeCount: number }> {
  const caller = await ctx.requireCaller();
  const post = await requirePost(ctx, rawId);
  requireMember(post);
  return setLike(ctx.sql, post.id, caller.id, isLiked);
}

/** Comments on a post. @throws Unauthenticated, NotFound, Forbidden, BadInput */
export async function commentOnPost(
  ctx: Context,
  rawPostId: unknown,
  input: unknown,
): Promise<PostCommentView> {
  const caller = await ctx.requireCaller();
  const post = await requirePost(ctx, rawPostId);
  requireMember(post);
  const { content } = parse(groupCommentRule, input);

  const making = { operation: 'commentOnPost', input: { postId: post.id, content } };
  const id = await makeOnce(ctx, caller, making, (remember) =>
    insertComment(ctx.sql, post, caller.id, content, alarming(ctx, 'group_post_comment', content, remember)),
  );
  if (id === null) throw new Forbidden();
  const made = await findOwnComment(ctx, id);
  if (!made) throw new NotFound('Comment not found');
  return viewComment(made);
}

/** Removes a comment; answers its post's id. @throws Unauthenticated, NotFound, Forbidden */
export async function removeGroupPostComment(ctx: Context, rawId: unknown): Promise<number> {
  await ctx.requireCaller();
  const comment = await requireComment(ctx, rawId);
  requireOwnOrAdmin(comment);
  await removeComment(ctx.sql, comment.id);
  return comment.postId;
}

/** One comment that the caller may read. @throws NotFound */
export async function requireReadableComment(ctx: Context, rawId: unknown): Promise<PostCommentView> {
  const comment = await requireComment(ctx, rawId);
  if (!mayRead(comment)) throw new NotFound('Comment not found');
  return viewComment(comment);
}

async function requirePost(ctx: Context, rawId: unknown): Promise<PostRow> {
  const post = await findPost(ctx, parseId(rawId, 'Post not found'));
  if (!post) throw new NotFound('Post not found');
  return post;
}

async function requireComment(ctx: Context, rawId: unknown) {
  const comment = await findComment(ctx, parseId(rawId, 'Comment not found'));
  if (!comment) throw new NotFound('Comment not found');
  return comment;
}

const placeRule = z.tuple([z.boolean(), cursorParts.instant, cursorParts.id]);

function writePlace({ isPinned, createdAt, id }: PostPlace): string {
  return encodeCursor([isPinned, createdAt.getTime(), id]);
}

function readPlace(cursor: string | null): PostPlace | null {
  if (cursor === null) return null;
  const [isPinned, instant, id] = decodeCursor(placeRule, cursor);
  return { isPinned, createdAt: new Date(instant), id };
}
