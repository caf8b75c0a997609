import { bannersRule } from 'schema/rules/admin';
import type { BannerPage, Banners } from '../../gen/resolvers';
import type { Context } from '../members/context';
import { parse } from '../../platform/errors';
import { findBanners, upsertBanners } from './sql';

/** The scrolling text of every page; empty if none is set. */
export async function getBanners(ctx: Context): Promise<Banners> {
  const banners = await findBanners(ctx.sql);
  const contentOf = (page: BannerPage) => banners.find((banner) => banner.page === page)?.content ?? '';
  return {
    landing: contentOf('landing'),
    prayers: contentOf('prayers'),
    testimonials: contentOf('testimonials'),
    features: contentOf('features'),
  };
}

/** The scrolling text of one page; null if none is set. */
export async function findBanner(ctx: Context, page: BannerPage): Promise<string | null> {
  const banners = await getBanners(ctx);
  return banners[page] || null;
}

/** Saves the texts of the given pages, and keeps the others. @throws Unauthenticated, Forbidden, BadInput */
export async function saveBanners(ctx: Context, input: unknown): Promise<Banners> {
  const admin = await ctx.requireSiteAdmin();
  const texts = Object.entries(parse(bannersRule, input)).flatMap(([page, content]) =>
    typeof content === 'string' ? [{ page, content }] : [],
  );
  await upsertBanners(ctx.sql, texts, admin.id);
  return getBanners(ctx);
}
