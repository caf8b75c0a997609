import type { Domain } from '../domain';
import { careResolvers } from './resolvers';
import typeDefs from './schema.graphql';

export const care: Domain = {
  typeDefs,
  resolvers: careResolvers,
  apiTokens: 'accepted',
};
