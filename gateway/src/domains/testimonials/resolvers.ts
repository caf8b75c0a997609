import type { Resolvers } from '../../gen/resolvers';
import { givePraise, listTestimonials, requireTestimonial, shareTestimony } from './testimonials';

/** Testimonies and praise over GraphQL. */
export const testimonialResolvers: Resolvers = {
  Query: {
    testimonials: (_, args, ctx) => listTestimonials(ctx, args),
    testimonial: (_, { id }, ctx) => requireTestimonial(ctx, id),
  },
  Mutation: {
    shareTestimony: (_, { prayerId, input }, ctx) => shareTestimony(ctx, prayerId, input),
    praise: (_, { testimonialId }, ctx) => givePraise(ctx, testimonialId),
  },
};
