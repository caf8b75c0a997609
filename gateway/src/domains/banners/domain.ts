import type { Domain } from '../domain';
import { tags } from '../tags';
import { bannerResolvers } from './resolvers';
import { bannerRoutes } from './rest';
import typeDefs from './schema.graphql';

export const banners: Domain = {
  typeDefs,
  resolvers: bannerResolvers,
  routes: bannerRoutes,
  tag: tags.site,
  apiTokens: 'accepted',
};
