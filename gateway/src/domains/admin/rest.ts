import { getBanners, saveBanners } from '../banners/banners';
import { del, get, put, type RestRoute } from '../route';
import { adminDeletePrayer, getAdminStats, listPrayersByPage, listUsersByPage } from './admin';

/** The administrators' dashboard over REST (specification, section 7; contract, sections 3 and 6). */
export const adminRoutes: RestRoute[] = [
  get('/api/admin/stats', (ctx) => getAdminStats(ctx)),
  get('/api/admin/prayers', (ctx, { query }) => listPrayersByPage(ctx, query)),
  del('/api/admin/prayers/:id', (ctx, { params }) => adminDeletePrayer(ctx, params.id)),
  get('/api/admin/users', (ctx, { query }) => listUsersByPage(ctx, query)),
  get('/api/admin/banners', async (ctx) => {
    await ctx.requireSiteAdmin();
    return getBanners(ctx);
  }),
  put('/api/admin/banners', (ctx, { body }) => saveBanners(ctx, body)),
];
