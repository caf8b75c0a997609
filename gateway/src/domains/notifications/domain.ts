import type { Domain } from '../domain';
import { notificationResolvers } from './resolvers';
import typeDefs from './schema.graphql';

export const notifications: Domain = {
  typeDefs,
  resolvers: notificationResolvers,
  apiTokens: 'accepted',
};
