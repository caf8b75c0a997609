import { getBanners, saveBanners } from '../banners/banners';
import type { Resolvers } from '../../gen/resolvers';
import {
  adminDeletePrayer,
  adminUndeletePrayer,
  getActivity,
  getAdminStats,
  getSiteSettings,
  listPrayers,
  listUsers,
  setModerator,
  setSiteAdmin,
  setSuspension,
} from './admin';

/** The administrators' dashboard over GraphQL. */
export const adminResolvers: Resolvers = {
  Query: {
    adminStats: (_, _args, ctx) => getAdminStats(ctx),
    adminActivity: (_, args, ctx) => getActivity(ctx, args),
    adminPrayers: (_, args, ctx) => listPrayers(ctx, args),
    adminUsers: (_, args, ctx) => listUsers(ctx, args),
    banners: (_, _args, ctx) => getBanners(ctx),
    siteSettings: (_, _args, ctx) => getSiteSettings(ctx),
  },
  Mutation: {
    adminDeletePrayer: (_, { id }, ctx) => adminDeletePrayer(ctx, id),
    adminUndeletePrayer: (_, { id }, ctx) => adminUndeletePrayer(ctx, id),
    suspendMember: (_, { id, ...why }, ctx) => setSuspension(ctx, id, true, why),
    readmitMember: (_, { id, ...why }, ctx) => setSuspension(ctx, id, false, why),
    setModerator: (_, { id, isModerator }, ctx) => setModerator(ctx, id, isModerator),
    setSiteAdmin: (_, { id, isSiteAdmin }, ctx) => setSiteAdmin(ctx, id, isSiteAdmin),
    saveBanners: (_, { input }, ctx) => saveBanners(ctx, input),
  },
};
