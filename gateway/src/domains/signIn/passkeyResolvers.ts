import type { Resolvers } from '../../gen/resolvers';
import { listPasskeys, removePasskey, renamePasskey } from './passkeys';
import { listWays, removeIdentity } from './ways';

/** Passkeys and other ways to sign in over GraphQL. */
export const passkeyResolvers: Resolvers = {
  Query: {
    passkeys: (_, _args, ctx) => listPasskeys(ctx),
    waysToSignIn: (_, _args, ctx) => listWays(ctx),
  },
  Mutation: {
    renamePasskey: (_, { id, name }, ctx) => renamePasskey(ctx, id, { name }),
    removePasskey: (_, { id }, ctx) => removePasskey(ctx, id),
    removeWayToSignIn: (_, { id }, ctx) => removeIdentity(ctx, id),
  },
};
