import { deleteOldResponses } from '../../platform/database/idempotentResponses';
import type { Domain } from '../domain';
import { tags } from '../tags';
import { deleteDepartedTexts } from './departedTexts';
import { accountResolvers } from './resolvers';
import { accountRoutes } from './rest';
import typeDefs from './schema.graphql';

export const account: Domain = {
  typeDefs,
  resolvers: accountResolvers,
  routes: accountRoutes,
  tag: tags.account,
  apiTokens: {
    accepted: [
      'get /api/my-data',
      'put /api/auth/user',
      'Mutation.updateProfile',
      'Mutation.noteTimeZone',
      'Mutation.setLocale',
    ],
  },
  jobs: [
    { name: 'delete_departed_texts', run: deleteDepartedTexts },
    { name: 'sweep', run: ({ database }) => deleteOldResponses(database.sql) },
  ],
};
