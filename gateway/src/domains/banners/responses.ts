import { z } from 'zod';
import { part } from '../responses';

export const bannerTexts = part('Banners', {
  landing: z.string(),
  prayers: z.string(),
  testimonials: z.string(),
  features: z.string(),
});
