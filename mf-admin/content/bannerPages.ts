import type { Content_BannersFragment } from '../gen/graphql';

export type BannerPage = 'landing' | 'prayers' | 'testimonials' | 'features';
export type Banners = Pick<Content_BannersFragment, BannerPage>;

/** The pages with a banner. */
export const bannerPages: readonly { page: BannerPage; label: string }[] = [
  { page: 'landing', label: 'Landing page banner' },
  { page: 'prayers', label: 'Prayer wall banner' },
  { page: 'testimonials', label: 'Testimonials banner' },
  { page: 'features', label: 'Features banner' },
];
