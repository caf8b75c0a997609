import type { Comment, PrayerUpdate } from '../../gen/resolvers';
import { perRequest } from '../members/perRequest';
import { findCommentsOf } from './encouragementSql';
import { findUpdatesOf } from './sql';
import { viewComment, viewUpdate } from './view';

/** Loads the encouragement on the requested prayers in one statement. */
export const commentsOf = perRequest<Comment>((ctx) => async (prayerIds) => {
  const comments = await findCommentsOf(ctx, prayerIds);
  return prayerIds.map((id) => comments.filter((comment) => comment.prayerId === id).map(viewComment));
});

/** Loads the updates on the requested prayers in one statement. */
export const updatesOf = perRequest<PrayerUpdate>((ctx) => async (prayerIds) => {
  const updates = await findUpdatesOf(ctx.sql, prayerIds);
  return prayerIds.map((id) => updates.filter((update) => update.prayerId === id).map(viewUpdate));
});
