import { z } from 'zod';
import { email } from './email';
import { timeZone } from './timeZone';

/** The newsletter form (specification, section 5), and the browser's zone; one that nobody knows refuses no address. */
export const newsletterRule = z.object({
  email,
  timeZone: timeZone
    .nullish()
    .catch(null)
    .transform((zone) => zone ?? null),
});
