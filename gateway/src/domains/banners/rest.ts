import { get, type RestRoute } from '../route';
import { getBanners } from './banners';

export const bannerRoutes: RestRoute[] = [get('/api/banners', (ctx) => getBanners(ctx))];
