import type { Domain } from '../domain';
import { approvalResolvers } from './resolvers';
import typeDefs from './schema.graphql';

export const approval: Domain = {
  typeDefs,
  resolvers: approvalResolvers,
  apiTokens: { accepted: ['Query.approvalCount'] },
};
