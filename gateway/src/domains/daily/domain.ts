import type { Domain } from '../domain';
import { tags } from '../tags';
import { dailyResolvers } from './resolvers';
import { dailyRoutes } from './rest';
import typeDefs from './schema.graphql';

export const daily: Domain = {
  typeDefs,
  resolvers: dailyResolvers,
  routes: dailyRoutes,
  tag: tags.site,
  apiTokens: 'accepted',
};
