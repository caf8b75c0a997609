import type { Resolvers } from '../../gen/resolvers';
import {
  createChain,
  deleteChain,
  giveBackSlot,
  inviteToChain,
  joinChain,
  listChains,
  pageChains,
  pageMyChains,
  offerSlot,
  requireChain,
} from './chains';

/** Prayer chains over GraphQL. */
export const chainResolvers: Resolvers = {
  Query: {
    prayerChains: (_, _args, ctx) => listChains(ctx),
    prayerChainPage: (_, args, ctx) => pageChains(ctx, args),
    myChains: (_, args, ctx) => pageMyChains(ctx, args),
    prayerChain: (_, { id }, ctx) => requireChain(ctx, id),
  },
  Mutation: {
    createChain: (_, { input }, ctx) => createChain(ctx, input),
    joinChain: (_, { chainId, ...slot }, ctx) => joinChain(ctx, chainId, slot),
    giveBackSlot: (_, { chainId, ...slot }, ctx) => giveBackSlot(ctx, chainId, slot),
    offerSlot: (_, { chainId, ...offer }, ctx) => offerSlot(ctx, chainId, offer),
    inviteToChain: (_, { chainId, emails }, ctx) => inviteToChain(ctx, chainId, { emails }),
    deleteChain: (_, { chainId }, ctx) => deleteChain(ctx, chainId),
  },
};
