import type { Resolvers } from '../../gen/resolvers';
import { answerFollowUp, getRestAfterDays, setFollowUp, setRestAfterDays, wakePrayer } from './followUp';

/** Following up on prayers, over GraphQL. */
export const followUpResolvers: Resolvers = {
  Query: {
    restAfterDays: (_, _args, ctx) => getRestAfterDays(ctx),
  },
  Mutation: {
    answerFollowUp: (_, { prayerId, answer }, ctx) => answerFollowUp(ctx, prayerId, answer),
    setFollowUp: (_, { prayerId, isOn }, ctx) => setFollowUp(ctx, prayerId, isOn),
    wakePrayer: (_, { id }, ctx) => wakePrayer(ctx, id),
    setRestAfterDays: (_, input, ctx) => setRestAfterDays(ctx, input),
  },
};
