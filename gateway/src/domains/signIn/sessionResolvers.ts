import type { Resolvers } from '../../gen/resolvers';
import { listSignInEvents } from './events';
import { endOtherSessions, endSession, listSessions } from './sessionList';

/** Where a member is signed in, over GraphQL. */
export const sessionResolvers = {
  Query: {
    sessions: (_, _args, ctx) => listSessions(ctx),
    signInEvents: (_, args, ctx) => listSignInEvents(ctx, args),
  },
  Mutation: {
    endSession: (_, { id }, ctx) => endSession(ctx, id),
    endOtherSessions: (_, _args, ctx) => endOtherSessions(ctx),
  },
} satisfies Resolvers;
