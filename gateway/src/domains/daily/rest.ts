import { get, type RestRoute } from '../route';
import { getDailyChallenge, getDailyScripture, zoneRule } from './daily';
import { challenge, scripture } from './responses';

export const dailyRoutes: RestRoute[] = [
  get('/api/daily-scripture', (ctx, { query }) => getDailyScripture(ctx, query), {
    docs: {
      operationId: 'getDailyScripture',
      summary: 'Get the verse of the day',
      description:
        'In the language of the caller, by their own choice, the cookie `locale` or `Accept-Language`; in English where no translation into it is in the public domain. `translation` names it.',
      audience: 'everyone',
      query: zoneRule,
      response: scripture,
    },
  }),
  get('/api/daily-challenge', (ctx, { query }) => getDailyChallenge(ctx, query), {
    docs: {
      operationId: 'getDailyChallenge',
      summary: 'Get the challenge of the day',
      description: 'In the language of the caller.',
      audience: 'everyone',
      query: zoneRule,
      response: challenge,
    },
  }),
];
