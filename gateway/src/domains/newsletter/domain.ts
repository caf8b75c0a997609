import type { Domain } from '../domain';
import { tags } from '../tags';
import { startSubscriptions } from './newsletter';
import { installNewsletterPages } from './pages';
import { newsletterResolvers } from './resolvers';
import { newsletterRoutes } from './rest';
import typeDefs from './schema.graphql';
import { deleteLapsed } from './sql';

const keepDays = 90;

export const newsletter: Domain = {
  typeDefs,
  resolvers: newsletterResolvers,
  routes: newsletterRoutes,
  tag: tags.site,
  apiTokens: 'accepted',
  jobs: [
    { name: 'start_subscriptions', run: startSubscriptions },
    { name: 'sweep', run: ({ database }) => deleteLapsed(database.sql, keepDays) },
  ],
  installPages: installNewsletterPages,
};
