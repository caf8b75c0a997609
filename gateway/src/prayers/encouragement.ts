import { encouragementEditRule, encouragementRule } from 'schema/rules/encouragement';
import type { Context } from '../context';
import { makeOnce } from '../db/idempotency';
import { NotFound, parse, parseId } from '../errors';
import { alarming } from '../moderation/alarm';
import {
  findComment,
  findOwnComment,
  insertComment,
  removeComment,
  updateComment,
  type FoundComment,
} from './encouragementSql';
import { requireNotHidden, requireOwn } from './policy';
import { requirePrayer } from './prayers';
import { viewComment, type CommentView } from './view';

/**
 * Leaves words of encouragement, on an answered prayer too: people give thanks there. Of anonymous words not even the
 * typed name is kept.
 *
 * @throws Unauthenticated, NotFound, BadInput, Conflict
 */
export async function encourage(ctx: Context, rawId: unknown, input: unknown): Promise<CommentView> {
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawId);
  const form = parse(encouragementRule, input);

  const words = { ...form, authorName: form.isAnonymous ? null : form.authorName };
  const making = { operation: 'encourage', input: { prayerId: prayer.id, ...words } };
  const id = await makeOnce(ctx, caller, making, async (remember) => {
    requireNotHidden(prayer);
    return insertComment(
      ctx.sql,
      prayer.id,
      caller.id,
      words,
      alarming(ctx, 'comment', words.content, remember),
    );
  });
  if (id === null) throw new NotFound('Prayer not found');
  const comment = await findOwnComment(ctx, id);
  if (!comment) throw new NotFound('Comment not found');
  return viewComment(comment);
}

/** Changes the caller's own words. @throws Unauthenticated, NotFound, Forbidden, BadInput */
export async function editEncouragement(ctx: Context, rawId: unknown, input: unknown): Promise<CommentView> {
  const caller = await ctx.requireCaller();
  const comment = await requireComment(ctx, rawId);
  requireOwn(comment);
  const { content } = parse(encouragementEditRule, input);
  await updateComment(ctx.sql, comment.id, caller.id, content);
  return viewComment(await requireComment(ctx, comment.id));
}

/** Takes the caller's own words back; answers the id of the prayer. @throws Unauthenticated, NotFound, Forbidden */
export async function withdrawEncouragement(ctx: Context, rawId: unknown): Promise<number> {
  const caller = await ctx.requireCaller();
  const comment = await requireComment(ctx, rawId);
  requireOwn(comment);
  await removeComment(ctx.sql, comment.id, caller.id);
  return comment.prayerId;
}

export async function requireComment(ctx: Context, rawId: unknown): Promise<FoundComment> {
  const comment = await findComment(ctx, parseId(rawId, 'Comment not found'));
  if (!comment) throw new NotFound('Comment not found');
  return comment;
}
