import type { Domain } from '../domain';
import typeDefs from './schema.graphql';
import { getSettings, setSettings } from './settings';
import { installSetup } from './setupPages';

/** The settings that administrators change, and how a new site gets its first administrator. */
export const settings: Domain = {
  typeDefs,
  resolvers: {
    Query: { communitySettings: (_, _args, ctx) => getSettings(ctx) },
    Mutation: { setCommunitySettings: (_, { input }, ctx) => setSettings(ctx, input) },
  },
  apiTokens: 'refused',
  installPages: installSetup,
};
