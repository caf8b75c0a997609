import { get, type RestRoute } from '../route';
import { getDailyChallenge, getDailyScripture, zoneRule } from './daily';
import { challenge, scripture } from './responses';

export const dailyRoutes: RestRoute[] = [
  get('/api/daily-scripture', (ctx, { query }) => getDailyScripture(ctx, query), {
    docs: {
      operationId: 'getDailyScripture',
      summary: 'Get the verse of the day',
      audience: 'everyone',
      query: zoneRule,
      response: scripture,
    },
  }),
  get('/api/daily-challenge', (ctx, { query }) => getDailyChallenge(ctx, query), {
    docs: {
      operationId: 'getDailyChallenge',
      summary: 'Get the challenge of the day',
      audience: 'everyone',
      query: zoneRule,
      response: challenge,
    },
  }),
];
