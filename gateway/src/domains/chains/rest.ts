import { get, post, type RestRoute } from '../route';
import { writeChainCalendar } from './calendar';
import { createChain, joinChain, listChainsByPage, requireChain } from './chains';

/** Prayer chains over REST (specification, section 7; contract, section 3). */
export const chainRoutes: RestRoute[] = [
  get('/api/prayer-chains', (ctx, { query }) => listChainsByPage(ctx, query)),
  post('/api/prayer-chains', (ctx, { body }) => createChain(ctx, body), { status: 201 }),
  get('/api/prayer-chains/:id', (ctx, { params }) => requireChain(ctx, params.id)),
  post('/api/prayer-chains/:id/join', (ctx, { params, body }) => joinChain(ctx, params.id, body)),
  get('/api/prayer-chains/:id/calendar.ics', (ctx, { params }) => writeChainCalendar(ctx, params.id)),
];
