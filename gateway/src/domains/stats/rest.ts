import { get, type RestRoute } from '../route';
import { getStats } from './stats';

export const statsRoutes: RestRoute[] = [get('/api/stats', (ctx) => getStats(ctx))];
