import type { Resolvers } from '../../gen/resolvers';
import { deleteAccount, recordTimeZone, updateProfile } from './account';

/** A member's own account over GraphQL. */
export const accountResolvers: Resolvers = {
  Mutation: {
    updateProfile: (_, { input }, ctx) => updateProfile(ctx, input),
    noteTimeZone: (_, zone, ctx) => recordTimeZone(ctx, zone),
    deleteAccount: (_, leaving, ctx) => deleteAccount(ctx, leaving),
  },
};
