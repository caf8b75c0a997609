import type { Resolvers } from '../../gen/resolvers';
import { getDailyChallenge, getDailyScripture } from './daily';

export const dailyResolvers: Resolvers = {
  Query: {
    dailyScripture: (_, args, ctx) => getDailyScripture(ctx, args),
    dailyChallenge: (_, args, ctx) => getDailyChallenge(ctx, args),
  },
};
