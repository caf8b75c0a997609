import { get, type RestRoute } from '../route';
import { getDailyChallenge, getDailyScripture } from './daily';

export const dailyRoutes: RestRoute[] = [
  get('/api/daily-scripture', (ctx, { query }) => getDailyScripture(ctx, query)),
  get('/api/daily-challenge', (ctx, { query }) => getDailyChallenge(ctx, query)),
];
