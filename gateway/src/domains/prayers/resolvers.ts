import type { Resolvers } from '../../gen/resolvers';
import { giveAmen, listAmened } from './amens';
import { editEncouragement, encourage, listCommentsOf, withdrawEncouragement } from './encouragement';
import { listPrayers } from './feed';
import { updatesOf } from './loaders';
import { listPrayQueue } from './prayQueue';
import {
  editPrayer,
  quietPrayer,
  readPrayerPage,
  setVisibility,
  submitPrayer,
  withdrawPrayer,
} from './prayers';
import { postPrayerUpdate } from './updates';
import { needsCare } from './view';

/** Prayers, amens and encouragement over GraphQL. */
export const prayerResolvers: Resolvers = {
  Query: {
    prayers: (_, args, ctx) => listPrayers(ctx, args),
    prayQueue: (_, args, ctx) => listPrayQueue(ctx, args),
    amenedPrayers: (_, args, ctx) => listAmened(ctx, args),
    prayer: (_, { id }, ctx) => readPrayerPage(ctx, id),
  },
  Mutation: {
    submitPrayer: (_, { input }, ctx) => submitPrayer(ctx, input),
    giveAmen: (_, { prayerId }, ctx) => giveAmen(ctx, prayerId),
    encourage: (_, { prayerId, input }, ctx) => encourage(ctx, prayerId, input),
    editPrayer: (_, { id, input }, ctx) => editPrayer(ctx, id, input),
    quietPrayer: (_, { id, isQuiet }, ctx) => quietPrayer(ctx, id, isQuiet),
    setPrayerVisibility: (_, { prayerId, visibility }, ctx) => setVisibility(ctx, prayerId, visibility),
    withdrawPrayer: (_, { id }, ctx) => withdrawPrayer(ctx, id),
    postPrayerUpdate: async (_, { prayerId, input }, ctx) =>
      (await postPrayerUpdate(ctx, prayerId, input)).prayer,
    editEncouragement: (_, { id, input }, ctx) => editEncouragement(ctx, id, input),
    withdrawEncouragement: (_, { id }, ctx) => withdrawEncouragement(ctx, id),
  },
  Prayer: {
    comments: (prayer, args, ctx) => listCommentsOf(ctx, prayer, args),
    updates: ({ id }, _, ctx) => updatesOf(ctx).load(id),
    needsCare: (prayer) => needsCare(prayer),
  },
};
