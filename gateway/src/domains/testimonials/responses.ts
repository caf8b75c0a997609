import { prayerVisibilityValues } from 'schema/vocabulary';
import { z } from 'zod';
import { instant, number, part } from '../responses';

export const testimonial = part('Testimonial', {
  id: number,
  title: z.string(),
  testimony: z.string(),
  isAnonymous: z.boolean(),
  visibility: z.enum(prayerVisibilityValues),
  authorName: z.string().nullable(),
  createdAt: instant,
  praiseCount: number,
  prayer: part('AnsweredPrayer', { id: number, title: z.string() }),
  hasPraised: z.boolean(),
  isOwner: z.boolean(),
});

export const testimonialList = z.array(testimonial);
export const praiseCheck = part('PraiseCheck', { hasPraised: z.boolean() }, { like: 'Testimonial' });
export const praise = part(
  'Praise',
  { hasPraised: z.literal(true), praiseCount: number },
  { like: 'Testimonial' },
);
