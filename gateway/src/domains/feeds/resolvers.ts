import type { Resolvers } from '../../gen/resolvers';
import { getHoursFeed, renewHoursFeed } from './hours';

export const feedResolvers: Resolvers = {
  Query: {
    hoursFeed: (_, _args, ctx) => getHoursFeed(ctx),
  },
  Mutation: {
    renewHoursFeed: (_, _args, ctx) => renewHoursFeed(ctx),
  },
};
