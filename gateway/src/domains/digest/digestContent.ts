import { z } from 'zod';

const text = z.object({ id: z.int(), title: z.string(), excerpt: z.string(), author: z.string() });

export const digestContent = z.object({
  /** Its days in English, for gateways of the version before. */
  week: z.string(),
  /** YYYY-MM-DD. */
  days: z.object({ first: z.string(), last: z.string() }).optional(),
  /** In English; a mail has it in its language, by its reference. */
  verse: z.object({ words: z.string(), reference: z.string() }),
  prayers: z.array(text),
  /** The total, including those that are not listed. */
  allPrayers: z.int(),
  mostPrayed: z.array(z.object({ id: z.int(), title: z.string(), amens: z.int() })),
  testimonies: z.array(text),
  allTestimonies: z.int(),
});

/** The content of a digest, the same for all subscribers of that week. Anonymous texts have no author. */
export type DigestContent = z.output<typeof digestContent>;
