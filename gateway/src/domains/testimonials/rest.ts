import type { Testimonial } from '../../gen/resolvers';
import { get, post, type RestRoute } from '../route';
import { checkPraise, givePraise, listTestimonialsByPage, shareTestimony } from './testimonials';

/** Testimonies and praise over REST (specification, section 7; contract, section 3). */
export const testimonialRoutes: RestRoute[] = [
  post('/api/prayers/:id/testimonial', (ctx, { params, body }) => shareTestimony(ctx, params.id, body), {
    status: 201,
  }),
  get('/api/testimonials', (ctx, { query }) => listTestimonialsByPage(ctx, query)),
  get('/api/testimonials/:id/praise/check', (ctx, { params }) => checkPraise(ctx, params.id)),
  post(
    '/api/testimonials/:id/praise',
    async (ctx, { params }) => praiseOf(await givePraise(ctx, params.id)),
    {
      bodyless: true,
    },
  ),
];

const praiseOf = ({ hasPraised, praiseCount }: Testimonial) => ({ hasPraised, praiseCount });
