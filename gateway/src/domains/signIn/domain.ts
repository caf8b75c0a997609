import type { Domain } from '../domain';
import { tags } from '../tags';
import { sendCodes } from './emailCodes';
import { emailCodeRoutes } from './emailCodesRest';
import { deleteOldCodes } from './emailCodesSql';
import { deleteOldEvents } from './events';
import { installNotMePages } from './notMePages';
import { deleteOldLinks } from './notMeSql';
import { passkeyResolvers } from './passkeyResolvers';
import { passkeyRoutes } from './passkeyRest';
import { deletePendingLinks } from './pendingLinks';
import typeDefs from './schema.graphql';
import { sessionResolvers } from './sessionResolvers';
import { sessionRoutes } from './sessionRest';

/** Signing in by the ways that need no redirect, and what members see of theirs; the others are in `web/signIn`. */
export const signIn: Domain = {
  typeDefs,
  resolvers: {
    Query: { ...passkeyResolvers.Query, ...sessionResolvers.Query },
    Mutation: { ...passkeyResolvers.Mutation, ...sessionResolvers.Mutation },
  },
  routes: [...emailCodeRoutes, ...passkeyRoutes, ...sessionRoutes],
  tag: tags.signIn,
  apiTokens: 'refused',
  jobs: [
    { name: 'send_sign_in_codes', run: sendCodes },
    { name: 'sweep', run: ({ database }) => deleteOldCodes(database.sql) },
    { name: 'sweep', run: ({ database }) => deleteOldEvents(database.sql) },
    { name: 'sweep', run: ({ database }) => deleteOldLinks(database.sql) },
    { name: 'sweep', run: ({ database }) => deletePendingLinks(database.sql) },
  ],
  installPages: installNotMePages,
};
