import type { Domain } from '../domain';
import { tags } from '../tags';
import { sendCodes } from './emailCodes';
import { emailCodeRoutes } from './emailCodesRest';
import { deleteOldCodes } from './emailCodesSql';
import { passkeyResolvers } from './passkeyResolvers';
import { passkeyRoutes } from './passkeyRest';
import typeDefs from './schema.graphql';

/** Signing in by the ways that need no redirect, and what members see of theirs; the others are in `web/signIn`. */
export const signIn: Domain = {
  typeDefs,
  resolvers: passkeyResolvers,
  routes: [...emailCodeRoutes, ...passkeyRoutes],
  tag: tags.signIn,
  apiTokens: 'refused',
  jobs: [
    { name: 'send_sign_in_codes', run: sendCodes },
    { name: 'sweep', run: ({ database }) => deleteOldCodes(database.sql) },
  ],
};
