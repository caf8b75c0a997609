import { tokenRule } from 'schema/rules/token';
import { z } from 'zod';
import { del, get, post, type RestRoute } from '../route';
import { apiToken, newApiToken } from './responses';
import { createToken, deleteToken, listTokens } from './tokens';

const notWithToken = 'The call has an API token: tokens are managed in a session alone.';

/** API tokens over REST (contract, section 14). */
export const tokenRoutes: RestRoute[] = [
  get('/api/tokens', (ctx) => listTokens(ctx), {
    docs: {
      operationId: 'listApiTokens',
      summary: 'List your API tokens',
      description: 'Newest first, without their secrets. An expired one is listed for 30 days.',
      audience: 'members',
      response: z.array(apiToken),
      refusals: { 403: notWithToken },
    },
  }),
  post('/api/tokens', (ctx, { body }) => createToken(ctx, body), {
    status: 201,
    isSecret: true,
    docs: {
      operationId: 'createApiToken',
      summary: 'Create an API token',
      description: 'The response is the only place where its secret is shown.',
      audience: 'members',
      body: { name: 'ApiTokenInput', rule: tokenRule },
      response: newApiToken,
      creates: true,
      refusals: { 403: notWithToken, 409: 'You have 20 API tokens.' },
    },
  }),
  del('/api/tokens/:id', (ctx, { params }) => deleteToken(ctx, params.id), {
    docs: {
      operationId: 'deleteApiToken',
      summary: 'Delete one of your API tokens',
      description: 'It ends at once.',
      audience: 'members',
      response: null,
      refusals: { 403: notWithToken },
    },
  }),
];
