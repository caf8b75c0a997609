import { z } from 'zod';

const text = z.object({ id: z.int(), title: z.string(), excerpt: z.string(), author: z.string() });

export const digestContent = z.object({
  /** Its days, for people. */
  week: z.string(),
  verse: z.object({ words: z.string(), reference: z.string() }),
  prayers: z.array(text),
  /** How many there are, with those that are not named. */
  allPrayers: z.int(),
  mostPrayed: z.array(z.object({ id: z.int(), title: z.string(), amens: z.int() })),
  testimonies: z.array(text),
  allTestimonies: z.int(),
});

/** The content of a digest, the same for all who get it in that week. Anonymous texts have no author here. */
export type DigestContent = z.output<typeof digestContent>;
