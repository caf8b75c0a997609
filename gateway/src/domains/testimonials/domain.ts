import type { Domain } from '../domain';
import { testimonialResolvers } from './resolvers';
import { testimonialRoutes } from './rest';
import typeDefs from './schema.graphql';

export const testimonials: Domain = {
  typeDefs,
  resolvers: testimonialResolvers,
  routes: testimonialRoutes,
};
