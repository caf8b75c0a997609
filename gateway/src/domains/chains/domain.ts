import type { Domain } from '../domain';
import { tags } from '../tags';
import { installInvitationPages } from './invitationPages';
import { deleteInvitedAddresses } from './invitationsSql';
import { chainResolvers } from './resolvers';
import { chainRoutes } from './rest';
import typeDefs from './schema.graphql';

export const chains: Domain = {
  typeDefs,
  resolvers: chainResolvers,
  routes: chainRoutes,
  tag: tags.chains,
  apiTokens: 'accepted',
  jobs: [{ name: 'sweep', run: ({ database }) => deleteInvitedAddresses(database.sql) }],
  installPages: installInvitationPages,
};
