import type { Domain } from '../domain';
import { tags } from '../tags';
import { tokenResolvers } from './resolvers';
import { tokenRoutes } from './rest';
import typeDefs from './schema.graphql';
import { deleteEndedTokens } from './sql';

export const tokens: Domain = {
  typeDefs,
  resolvers: tokenResolvers,
  routes: tokenRoutes,
  tag: tags.tokens,
  apiTokens: 'refused',
  jobs: [{ name: 'sweep', run: ({ database }) => deleteEndedTokens(database.sql) }],
};
