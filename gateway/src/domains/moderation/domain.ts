import type { Domain } from '../domain';
import { moderationResolvers } from './resolvers';
import typeDefs from './schema.graphql';

export const moderation: Domain = {
  typeDefs,
  resolvers: moderationResolvers,
  apiTokens: { accepted: ['Query.moderationCount', 'Mutation.report'] },
};
