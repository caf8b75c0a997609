import type { Resolvers } from '../../gen/resolvers';
import { getStats } from './stats';

export const statsResolvers: Resolvers = {
  Query: {
    stats: (_, __, ctx) => getStats(ctx),
  },
};
