import type { Domain } from '../domain';
import { operationResolvers } from './resolvers';
import typeDefs from './schema.graphql';

export const operations: Domain = {
  typeDefs,
  resolvers: operationResolvers,
  apiTokens: 'refused',
};
