import { del, get, type RestRoute } from '../route';
import { endOtherSessions, endSession, listSessions } from './sessionList';
import { sessionList } from './sessionResponses';

/** Where a member is signed in, over REST (contract, section 8). */
export const sessionRoutes: RestRoute[] = [
  get('/api/sessions', (ctx) => listSessions(ctx), {
    docs: {
      operationId: 'listSessions',
      summary: 'List where you are signed in',
      description: 'This session first, then the latest use first; at most 100.',
      audience: 'members',
      response: sessionList,
    },
  }),
  del('/api/sessions/:id', (ctx, { params }) => endSession(ctx, params.id), {
    docs: {
      operationId: 'endSession',
      summary: 'Sign out one of your browsers',
      description: 'It is signed out at once.',
      audience: 'members',
      response: null,
    },
  }),
  del('/api/sessions', (ctx) => endOtherSessions(ctx), {
    docs: {
      operationId: 'endOtherSessions',
      summary: 'Sign out everywhere but here',
      audience: 'members',
      response: null,
    },
  }),
];
