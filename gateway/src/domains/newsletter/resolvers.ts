import type { Resolvers } from '../../gen/resolvers';
import { subscribe } from './newsletter';

export const newsletterResolvers: Resolvers = {
  Mutation: {
    subscribeToNewsletter: async (_, args, ctx) => {
      await subscribe(ctx, args);
      return true;
    },
  },
};
