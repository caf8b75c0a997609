import type { Resolvers } from '../../gen/resolvers';
import { chooseLocale, deleteAccount, recordTimeZone, updateProfile } from './account';

/** A member's own account over GraphQL. */
export const accountResolvers: Resolvers = {
  Mutation: {
    updateProfile: (_, { input }, ctx) => updateProfile(ctx, input),
    noteTimeZone: (_, zone, ctx) => recordTimeZone(ctx, zone),
    setLocale: (_, choice, ctx) => chooseLocale(ctx, choice),
    deleteAccount: (_, leaving, ctx) => deleteAccount(ctx, leaving),
  },
};
