import type { Resolvers } from '../../gen/resolvers';
import { createToken, deleteToken, listTokens } from './tokens';

export const tokenResolvers: Resolvers = {
  Query: {
    apiTokens: (_, _args, ctx) => listTokens(ctx),
  },
  Mutation: {
    createApiToken: (_, { input }, ctx) => createToken(ctx, input),
    deleteApiToken: (_, { id }, ctx) => deleteToken(ctx, id),
  },
};
