import type { Domain } from '../domain';
import { memberResolvers } from './resolvers';
import { memberRoutes } from './rest';
import typeDefs from './schema.graphql';

export const members: Domain = {
  typeDefs,
  resolvers: memberResolvers,
  routes: memberRoutes,
};
