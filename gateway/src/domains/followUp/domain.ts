import type { Domain } from '../domain';
import { askHowItGoes } from './ask';
import { followUpResolvers } from './resolvers';
import { restPrayers } from './rest';
import typeDefs from './schema.graphql';

export const followUp: Domain = {
  typeDefs,
  resolvers: followUpResolvers,
  apiTokens: { accepted: ['Mutation.answerFollowUp', 'Mutation.setFollowUp', 'Mutation.wakePrayer'] },
  jobs: [
    { name: 'ask_how_it_goes', run: askHowItGoes },
    { name: 'rest_prayers', run: restPrayers },
  ],
};
