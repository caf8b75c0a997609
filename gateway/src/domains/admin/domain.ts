import type { Domain } from '../domain';
import { tags } from '../tags';
import { adminResolvers } from './resolvers';
import { adminRoutes } from './rest';
import typeDefs from './schema.graphql';

export const admin: Domain = {
  typeDefs,
  resolvers: adminResolvers,
  routes: adminRoutes,
  tag: tags.administration,
  apiTokens: { accepted: ['Query.banners'] },
};
