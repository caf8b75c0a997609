import type { Resolvers } from '../../gen/resolvers';
import { findViewer } from './members';

export const memberResolvers: Resolvers = {
  Query: {
    viewer: (_, _args, ctx) => findViewer(ctx),
  },
};
