import { get, type RestRoute } from '../route';
import * as responses from './responses';
import { getStats } from './stats';

export const statsRoutes: RestRoute[] = [
  get('/api/stats', (ctx) => getStats(ctx), {
    docs: {
      operationId: 'getStats',
      summary: 'Get the figures of the whole community',
      audience: 'everyone',
      response: responses.stats,
    },
  }),
];
