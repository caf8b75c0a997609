import { post, type RestRoute } from '../route';
import { subscribe } from './newsletter';

export const newsletterRoutes: RestRoute[] = [
  post('/api/newsletter/subscribe', (ctx, { body }) => subscribe(ctx, body)),
];
