import type { Comment, PrayerUpdate } from '../../gen/resolvers';
import { lastWithin, pageBytes } from '../../platform/database/pageSize';
import type { Context } from '../members/context';
import { perRequest } from '../members/perRequest';
import { findCommentRanges, type CommentRange } from './encouragementSql';
import { findUpdatesOf } from './updatesSql';
import { viewComment, viewUpdate } from './view';

/** Loads a range of the encouragement on each of the requested prayers, in one statement for each range. */
export function commentRangeOf(ctx: Context, prayerId: number, range: CommentRange): Promise<Comment[]> {
  const loaders = rangeLoaders.get(ctx) ?? new Map<string, ReturnType<typeof loaderOf>>();
  rangeLoaders.set(ctx, loaders);
  const key = JSON.stringify([range.before, range.rows]);
  const loader = loaders.get(key) ?? loaderOf(range);
  loaders.set(key, loader);
  return loader(ctx).load(prayerId);
}

const rangeLoaders = new WeakMap<Context, Map<string, ReturnType<typeof loaderOf>>>();

const loaderOf = (range: CommentRange) =>
  perRequest<Comment>((ctx) => async (prayerIds) => {
    const comments = await findCommentRanges(ctx, prayerIds, range);
    return prayerIds.map((id) => comments.filter((comment) => comment.prayerId === id).map(viewComment));
  });

/** Loads the updates on the requested prayers in one statement: the newest that fit. */
export const updatesOf = perRequest<PrayerUpdate>((ctx) => async (prayerIds) => {
  const updates = await findUpdatesOf(ctx, prayerIds);
  return prayerIds.map((id) =>
    lastWithin(pageBytes.beside, updates.filter((update) => update.prayerId === id).map(viewUpdate)),
  );
});

/** As many of the newest as fit: long ones take the place of others, which are on the next page. */
export function newestWithin(bytes: number, comments: Comment[]): Comment[] {
  return lastWithin(bytes, comments, ({ content }) => content);
}
