import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Content_BannersFragment } from '../gen/graphql';

export type BannerPage = 'landing' | 'prayers' | 'testimonials' | 'features';
export type Banners = Pick<Content_BannersFragment, BannerPage>;

/** The pages with a banner. */
export const bannerPages: readonly { page: BannerPage; label: MessageDescriptor }[] = [
  { page: 'landing', label: msg`Landing page banner` },
  { page: 'prayers', label: msg`Prayer wall banner` },
  { page: 'testimonials', label: msg`Testimonials banner` },
  { page: 'features', label: msg`Features banner` },
];
