import type { Resolvers } from '../../gen/resolvers';
import { lookAfter, reopenCare, writeToAuthor } from './care';
import {
  countQueue,
  decideOn,
  findHidden,
  listLog,
  listQueue,
  report,
  suspendAuthor,
  undoHide,
} from './moderation';

/** Reports and moderation over GraphQL. */
export const moderationResolvers: Resolvers = {
  Query: {
    moderationQueue: (_, _args, ctx) => listQueue(ctx),
    moderationCount: (_, _args, ctx) => countQueue(ctx),
    hiddenText: (_, text, ctx) => findHidden(ctx, text),
    auditLog: (_, args, ctx) => listLog(ctx, args),
  },
  Mutation: {
    report: (_, complaint, ctx) => report(ctx, complaint),
    hideText: (_, complaint, ctx) => decideOn(ctx, 'hide', complaint),
    restoreText: (_, complaint, ctx) => decideOn(ctx, 'restore', complaint),
    dismissReports: (_, complaint, ctx) => decideOn(ctx, 'dismiss', complaint),
    undoHide: (_, text, ctx) => undoHide(ctx, text),
    suspendAuthor: (_, complaint, ctx) => suspendAuthor(ctx, complaint),
    writeToAuthor: (_, { message, ...text }, ctx) => writeToAuthor(ctx, text, message),
    lookAfter: (_, text, ctx) => lookAfter(ctx, text),
    reopenCare: (_, text, ctx) => reopenCare(ctx, text),
  },
};
