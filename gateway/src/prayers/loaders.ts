import { perRequest } from '../db/perRequest';
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
