import type { Domain } from '../domain';
import { adminResolvers } from './resolvers';
import { adminRoutes } from './rest';
import typeDefs from './schema.graphql';

export const admin: Domain = {
  typeDefs,
  resolvers: adminResolvers,
  routes: adminRoutes,
};
