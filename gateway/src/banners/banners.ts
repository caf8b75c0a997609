import type { Context } from '../context';
import { findBanners, type BannerPage } from './sql';

/** Scrolling text of every page; empty where the administrators have set none. */
export async function getBanners(ctx: Context): Promise<Record<BannerPage, string>> {
  const banners = await findBanners(ctx.sql);
  const contentOf = (page: BannerPage) => banners.find((banner) => banner.page === page)?.content ?? '';
  return {
    landing: contentOf('landing'),
    prayers: contentOf('prayers'),
    testimonials: contentOf('testimonials'),
    features: contentOf('features'),
  };
}

/** Scrolling text of one page; null where the administrators have set none. */
export async function findBanner(ctx: Context, page: BannerPage): Promise<string | null> {
  const banners = await getBanners(ctx);
  return banners[page] || null;
}
