import type { Resolvers } from '../../gen/resolvers';
import { readCrisisLines } from './lines';

export const careResolvers: Resolvers = {
  Query: {
    crisisLines: (_, _args, ctx) => readCrisisLines(ctx.config),
  },
};
