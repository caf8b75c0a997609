import type { Resolvers } from '../../gen/resolvers';
import { crisisLinesOf } from './lines';

export const careResolvers: Resolvers = {
  Query: {
    crisisLines: (_, _args, ctx) => crisisLinesOf(ctx.config),
  },
};
