import type { Domain } from '../domain';
import { accountResolvers } from './resolvers';
import { accountRoutes } from './rest';
import typeDefs from './schema.graphql';

export const account: Domain = {
  typeDefs,
  resolvers: accountResolvers,
  routes: accountRoutes,
};
