import { adminListRule, bannersRule } from 'schema/rules/admin';
import { getBanners, saveBanners } from '../banners/banners';
import { bannerTexts } from '../banners/responses';
import { del, get, put, type RestRoute } from '../route';
import { adminDeletePrayer, getAdminStats, listPrayersByPage, listUsersByPage } from './admin';
import { adminPrayerList, adminStats, adminUserList } from './responses';

/** The administrators' dashboard over REST (specification, section 7; contract, sections 3 and 6). */
export const adminRoutes: RestRoute[] = [
  get('/api/admin/stats', (ctx) => getAdminStats(ctx), {
    docs: {
      operationId: 'getAdminStats',
      summary: 'Get the figures of the dashboard',
      audience: 'admins',
      response: adminStats,
    },
  }),
  get('/api/admin/prayers', (ctx, { query }) => listPrayersByPage(ctx, query), {
    docs: {
      operationId: 'listAdminPrayers',
      summary: 'List or search all prayers',
      description: 'Newest first, hidden ones included. An anonymous prayer has no author here either.',
      audience: 'admins',
      query: adminListRule,
      response: adminPrayerList,
    },
  }),
  del('/api/admin/prayers/:id', (ctx, { params }) => adminDeletePrayer(ctx, params.id), {
    docs: {
      operationId: 'deletePrayer',
      summary: 'Delete a prayer',
      audience: 'admins',
      response: null,
    },
  }),
  get('/api/admin/users', (ctx, { query }) => listUsersByPage(ctx, query), {
    docs: {
      operationId: 'listUsers',
      summary: 'List or search the accounts',
      description: 'Newest first.',
      audience: 'admins',
      query: adminListRule,
      response: adminUserList,
    },
  }),
  get(
    '/api/admin/banners',
    async (ctx) => {
      await ctx.requireSiteAdmin();
      return getBanners(ctx);
    },
    {
      docs: {
        operationId: 'getAdminBanners',
        summary: 'Get the scrolling texts',
        audience: 'admins',
        response: bannerTexts,
      },
    },
  ),
  put('/api/admin/banners', (ctx, { body }) => saveBanners(ctx, body), {
    docs: {
      operationId: 'saveBanners',
      summary: 'Change the scrolling texts',
      description: 'Pages that are left out keep theirs.',
      audience: 'admins',
      body: { name: 'BannersInput', rule: bannersRule },
      response: bannerTexts,
    },
  }),
];
