import type { Resolvers } from '../../gen/resolvers';
import {
  approvePrayer,
  countToApprove,
  declinePrayer,
  getApproveFirst,
  listToApprove,
  setApproveFirst,
  undoApproval,
} from './approval';

/** Prayers that wait for a moderator's approval, over GraphQL. */
export const approvalResolvers: Resolvers = {
  Query: {
    approveFirst: (_, _args, ctx) => getApproveFirst(ctx),
    prayersToApprove: (_, _args, ctx) => listToApprove(ctx),
    approvalCount: (_, _args, ctx) => countToApprove(ctx),
  },
  Mutation: {
    setApproveFirst: (_, { mode }, ctx) => setApproveFirst(ctx, mode),
    approvePrayer: (_, { id, editedAt }, ctx) => approvePrayer(ctx, id, editedAt),
    declinePrayer: (_, { id, reason, editedAt }, ctx) => declinePrayer(ctx, id, reason, editedAt),
    undoApproval: (_, { id }, ctx) => undoApproval(ctx, id),
  },
};
