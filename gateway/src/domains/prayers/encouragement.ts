import {
  commentPageRule,
  encouragementEditRule,
  encouragementRule,
  lastCommentsRule,
} from 'schema/rules/encouragement';
import type { Comment } from '../../gen/resolvers';
import { makeOnce } from '../../platform/database/idempotency';
import { pageBytes } from '../../platform/database/pageSize';
import { NotFound, parse, requireById, requireFound } from '../../platform/errors';
import type { Context } from '../members/context';
import { withinQuota } from '../members/quota';
import { alertModerators } from '../moderation/alertModerators';
import {
  findComment,
  findOwnComment,
  insertComment,
  removeComment,
  updateComment,
  type FoundComment,
} from './encouragementSql';
import { commentRangeOf, newestWithin } from './loaders';
import { requireNotWithheld, requireOwn } from './policy';
import { readPrayer, requirePrayer } from './prayers';
import { viewComment, type PrayerView } from './view';

/**
 * Adds an encouragement, on an answered prayer too: people give thanks there. If it is anonymous, the typed name is not
 * stored.
 *
 * @throws Unauthenticated, NotFound, BadInput, Conflict
 */
export async function encourage(ctx: Context, rawId: unknown, input: unknown): Promise<Comment> {
  const { sql } = ctx;
  const caller = await ctx.requireCaller();
  const prayer = await requirePrayer(ctx, rawId);
  const form = parse(encouragementRule, input);

  const words = { ...form, authorName: form.isAnonymous ? null : form.authorName };
  const comment = await makeOnce(ctx, caller, {
    operation: 'encourage',
    input: { prayerId: prayer.id, ...words },
    async make(recordKey) {
      requireNotWithheld(prayer);
      const alert = alertModerators(ctx, 'comment', words.content);
      return withinQuota(ctx, caller, 'encouragements', (counted) =>
        insertComment(ctx, prayer.id, caller, words, sql`${recordKey} ${counted} ${alert}`),
      );
    },
    find: async (id) => requireFound(await findOwnComment(ctx, id), 'Comment not found'),
  });
  if (!comment) throw new NotFound('Prayer not found');
  return viewComment(comment);
}

/** Edits the caller's own encouragement. @throws Unauthenticated, NotFound, Forbidden, BadInput */
export async function editEncouragement(ctx: Context, rawId: unknown, input: unknown): Promise<Comment> {
  const caller = await ctx.requireCaller();
  const comment = await requireComment(ctx, rawId);
  requireOwn(comment);
  const { content } = parse(encouragementEditRule, input);
  const alert = alertModerators(ctx, 'comment', content, { wordsBefore: comment.content });
  const changed = await updateComment(ctx, comment, caller.id, content, alert);
  return viewComment(requireFound(changed, 'Comment not found'));
}

/** Withdraws the caller's own encouragement. @returns their prayer @throws Unauthenticated, NotFound, Forbidden */
export async function withdrawEncouragement(ctx: Context, rawId: unknown): Promise<PrayerView> {
  const caller = await ctx.requireCaller();
  const comment = await requireComment(ctx, rawId);
  requireOwn(comment);
  await removeComment(ctx, comment.id, caller.id);
  return requirePrayer(ctx, comment.prayerId);
}

/** The newest encouragements on a prayer, or those before one of them, oldest first. @throws NotFound, BadInput */
export async function listComments(
  ctx: Context,
  rawId: unknown,
  query: unknown,
): Promise<{ comments: Comment[]; hasMore: boolean }> {
  const prayer = await readPrayer(ctx, rawId);
  const { before, limit } = parse(commentPageRule, query);
  const found = await commentRangeOf(ctx, prayer.id, { before, rows: limit + 1 });
  const comments = newestWithin(pageBytes.rest, found.slice(-limit));
  return { comments, hasMore: found.length > comments.length };
}

/** The same as a field of a prayer. @throws BadInput */
export async function listCommentsOf(
  ctx: Context,
  { id }: { id: number },
  input: unknown,
): Promise<Comment[]> {
  const { before, last } = parse(lastCommentsRule, input);
  return newestWithin(
    pageBytes.nested,
    await commentRangeOf(ctx, id, { before: before ?? null, rows: last ?? 100 }),
  );
}

/** @throws NotFound */
export async function requireComment(ctx: Context, rawId: unknown): Promise<FoundComment> {
  return requireById(rawId, 'Comment not found', (id) => findComment(ctx, id));
}
