import type { Domain } from '../domain';
import { chainResolvers } from './resolvers';
import { chainRoutes } from './rest';
import typeDefs from './schema.graphql';

export const chains: Domain = {
  typeDefs,
  resolvers: chainResolvers,
  routes: chainRoutes,
};
