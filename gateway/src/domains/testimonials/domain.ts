import type { Domain } from '../domain';
import { tags } from '../tags';
import { testimonialResolvers } from './resolvers';
import { testimonialRoutes } from './rest';
import typeDefs from './schema.graphql';
import { announceAnswers } from './testimonials';

export const testimonials: Domain = {
  typeDefs,
  resolvers: testimonialResolvers,
  routes: testimonialRoutes,
  tag: tags.testimonies,
  apiTokens: 'accepted',
  jobs: [{ name: 'announce_answers', run: announceAnswers }],
};
