import type { Domain } from '../domain';
import { tags } from '../tags';
import { deleteOldUses } from './quota';
import { memberResolvers } from './resolvers';
import { memberRoutes } from './rest';
import typeDefs from './schema.graphql';

export const members: Domain = {
  typeDefs,
  resolvers: memberResolvers,
  routes: memberRoutes,
  tag: tags.account,
  apiTokens: 'accepted',
  jobs: [{ name: 'sweep', run: ({ database }) => deleteOldUses(database.sql) }],
};
