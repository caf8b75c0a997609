import { get, type RestRoute } from '../route';
import { getBanners } from './banners';
import { bannerTexts } from './responses';

export const bannerRoutes: RestRoute[] = [
  get('/api/banners', (ctx) => getBanners(ctx), {
    docs: {
      operationId: 'getBanners',
      summary: 'Get the scrolling text of each page',
      audience: 'everyone',
      response: bannerTexts,
    },
  }),
];
