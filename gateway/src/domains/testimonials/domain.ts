import type { Domain } from '../domain';
import { testimonialResolvers } from './resolvers';
import { testimonialRoutes } from './rest';
import typeDefs from './schema.graphql';
import { announceAnswers } from './testimonials';

export const testimonials: Domain = {
  typeDefs,
  resolvers: testimonialResolvers,
  routes: testimonialRoutes,
  jobs: [{ name: 'announce_answers', run: announceAnswers }],
};
