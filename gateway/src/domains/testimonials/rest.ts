import { listPageRule } from 'schema/rules/feed';
import { testimonyRule } from 'schema/rules/testimony';
import type { Testimonial } from '../../gen/resolvers';
import { get, post, type RestRoute } from '../route';
import { praise, praiseCheck, testimonial, testimonialList } from './responses';
import { checkPraise, givePraise, listTestimonialsByPage, shareTestimony } from './testimonials';

/** Testimonies and praise over REST (specification, section 7; contract, section 3). */
export const testimonialRoutes: RestRoute[] = [
  post('/api/prayers/:id/testimonial', (ctx, { params, body }) => shareTestimony(ctx, params.id, body), {
    status: 201,
    docs: {
      operationId: 'shareTestimony',
      summary: 'Turn your own prayer into a testimony',
      description: 'The prayer is answered from then on, and leaves the wall.',
      audience: 'members',
      body: { name: 'TestimonyInput', rule: testimonyRule },
      response: testimonial,
      creates: true,
      refusals: { 403: 'The prayer is not yours.', 409: 'The prayer has become a testimony before.' },
    },
  }),
  get('/api/testimonials', (ctx, { query }) => listTestimonialsByPage(ctx, query), {
    docs: {
      operationId: 'listTestimonials',
      summary: 'List the testimonies',
      description: 'Newest first.',
      audience: 'everyone',
      query: listPageRule,
      response: testimonialList,
    },
  }),
  get('/api/testimonials/:id/praise/check', (ctx, { params }) => checkPraise(ctx, params.id), {
    docs: {
      operationId: 'checkPraise',
      summary: 'Check whether you have praised God for a testimony',
      audience: 'everyone',
      response: praiseCheck,
    },
  }),
  post(
    '/api/testimonials/:id/praise',
    async (ctx, { params }) => praiseOf(await givePraise(ctx, params.id)),
    {
      bodyless: true,
      docs: {
        operationId: 'givePraise',
        summary: 'Praise God for a testimony',
        description: 'Praising again changes nothing.',
        audience: 'members',
        response: praise,
        refusals: { 403: 'The testimony is your own.' },
      },
    },
  ),
];

const praiseOf = ({ hasPraised, praiseCount }: Testimonial) => ({ hasPraised, praiseCount });
