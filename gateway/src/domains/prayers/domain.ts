import type { Domain } from '../domain';
import { tags } from '../tags';
import { deleteEndedHolds } from './prayQueueSql';
import { prayerResolvers } from './resolvers';
import { prayerRoutes } from './rest';
import typeDefs from './schema.graphql';

export const prayers: Domain = {
  typeDefs,
  resolvers: prayerResolvers,
  routes: prayerRoutes,
  tag: tags.prayers,
  apiTokens: 'accepted',
  jobs: [{ name: 'sweep', run: ({ database }) => deleteEndedHolds(database.sql) }],
};
