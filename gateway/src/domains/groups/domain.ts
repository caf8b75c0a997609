import type { Domain } from '../domain';
import { tags } from '../tags';
import { groupResolvers } from './resolvers';
import { groupRoutes } from './rest';
import typeDefs from './schema.graphql';

export const groups: Domain = {
  typeDefs,
  resolvers: groupResolvers,
  routes: groupRoutes,
  tag: tags.groups,
  apiTokens: 'accepted',
};
