import { startSite } from '../../../scripts/site/startSite.mjs';

/** The site at SITE_ORIGIN, or else a new one. */
export const measuredSite = async () =>
  process.env.SITE_ORIGIN ? { origin: process.env.SITE_ORIGIN, stop: () => undefined } : await startSite();

/** The measured addresses: landing page, wall, the first prayer of the demo data, the testimonies, and the first group. */
export const addresses = ['/', '/prayers', '/prayer/1', '/testimonials', '/prayer-groups/1'];
