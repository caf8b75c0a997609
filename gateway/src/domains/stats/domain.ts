import type { Domain } from '../domain';
import { tags } from '../tags';
import { statsResolvers } from './resolvers';
import { statsRoutes } from './rest';
import typeDefs from './schema.graphql';

export const stats: Domain = {
  typeDefs,
  resolvers: statsResolvers,
  routes: statsRoutes,
  tag: tags.site,
  apiTokens: 'accepted',
};
