import { del, get, post, put, type RestRoute } from '../route';
import { checkAmen, giveAmen } from './amens';
import { editEncouragement, encourage, listComments, withdrawEncouragement } from './encouragement';
import { listPrayersByPage } from './feed';
import { checkOwnership, editPrayer, requirePrayerDetail, submitPrayer, withdrawPrayer } from './prayers';
import { postPrayerUpdate } from './updates';
import type { PrayerView } from './view';

/** Prayers, amens and encouragement over REST (specification, section 7; contract, section 3). */
export const prayerRoutes: RestRoute[] = [
  get('/api/prayers', (ctx, { query }) => listPrayersByPage(ctx, query)),
  post('/api/prayers', (ctx, { body }) => submitPrayer(ctx, body), { status: 201 }),
  get('/api/prayers/:id', (ctx, { params }) => requirePrayerDetail(ctx, params.id)),
  put('/api/prayers/:id', (ctx, { params, body }) => editPrayer(ctx, params.id, body)),
  del('/api/prayers/:id', (ctx, { params }) => withdrawPrayer(ctx, params.id)),
  get('/api/prayers/:id/ownership', (ctx, { params }) => checkOwnership(ctx, params.id)),
  get('/api/prayers/:id/amen/check', (ctx, { params }) => checkAmen(ctx, params.id)),
  post('/api/prayers/:id/amen', async (ctx, { params }) => amenOf(await giveAmen(ctx, params.id)), {
    bodyless: true,
  }),
  get('/api/prayers/:id/comments', (ctx, { params, query }) => listComments(ctx, params.id, query)),
  post('/api/prayers/:id/comments', (ctx, { params, body }) => encourage(ctx, params.id, body), {
    status: 201,
  }),
  put('/api/comments/:id', (ctx, { params, body }) => editEncouragement(ctx, params.id, body)),
  del('/api/comments/:id', (ctx, { params }) => withdrawEncouragement(ctx, params.id)),
  post(
    '/api/prayers/:id/updates',
    async (ctx, { params, body }) => (await postPrayerUpdate(ctx, params.id, body)).update,
    { status: 201 },
  ),
];

const amenOf = ({ hasAmened, amenCount }: PrayerView) => ({ hasAmened, amenCount });
