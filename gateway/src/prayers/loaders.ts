import DataLoader from 'dataloader';
import type { Context } from '../context';
import { findCommentsOf } from './encouragementSql';
import { findUpdatesOf } from './sql';
import { viewComment, viewUpdate, type CommentView, type PrayerUpdateView } from './view';

/** Encouragement of each prayer that a request asks about, in one statement for all of them. */
export const commentsOf = perRequest<CommentView>((ctx) => async (prayerIds) => {
  const comments = await findCommentsOf(ctx, prayerIds);
  return prayerIds.map((id) => comments.filter((comment) => comment.prayerId === id).map(viewComment));
});

/** News of each prayer that a request asks about, in one statement for all of them. */
export const updatesOf = perRequest<PrayerUpdateView>((ctx) => async (prayerIds) => {
  const updates = await findUpdatesOf(ctx.sql, prayerIds);
  return prayerIds.map((id) => updates.filter((update) => update.prayerId === id).map(viewUpdate));
});

type Batch<View> = (prayerIds: readonly number[]) => Promise<View[][]>;

/** One loader a request. It gathers and does not remember: a mutation's second field must see what the first did. */
function perRequest<View>(batchOf: (ctx: Context) => Batch<View>) {
  const loaders = new WeakMap<Context, DataLoader<number, View[]>>();
  return (ctx: Context) => {
    const loader = loaders.get(ctx) ?? new DataLoader(batchOf(ctx), { cache: false });
    loaders.set(ctx, loader);
    return loader;
  };
}
