import { z } from 'zod';
import { email } from './email';
import { timeZone } from './timeZone';

/** The newsletter form (specification, section 5) with the browser's zone; an unknown zone is ignored. */
export const newsletterRule = z.object({
  email,
  timeZone: timeZone
    .nullish()
    .catch(null)
    .transform((zone) => zone ?? null),
});
