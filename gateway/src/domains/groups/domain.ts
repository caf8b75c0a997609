import type { Domain } from '../domain';
import { groupResolvers } from './resolvers';
import { groupRoutes } from './rest';
import typeDefs from './schema.graphql';

export const groups: Domain = {
  typeDefs,
  resolvers: groupResolvers,
  routes: groupRoutes,
};
