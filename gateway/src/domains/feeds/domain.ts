import type { Domain } from '../domain';
import { tags } from '../tags';
import { installFeeds } from './pages';
import { feedResolvers } from './resolvers';
import { feedRoutes } from './rest';
import typeDefs from './schema.graphql';

export const feeds: Domain = {
  typeDefs,
  resolvers: feedResolvers,
  routes: feedRoutes,
  tag: tags.account,
  apiTokens: 'refused',
  installPages: installFeeds,
};
