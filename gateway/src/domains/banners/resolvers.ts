import type { Resolvers } from '../../gen/resolvers';
import { findBanner } from './banners';

export const bannerResolvers: Resolvers = {
  Query: {
    banner: (_, { page }, ctx) => findBanner(ctx, page),
  },
};
