import * as z from 'zod/mini';
import { email } from './email';
import { timeZone } from './timeZone';

/** The newsletter form (specification, section 5) with the browser's zone; an unknown zone is ignored. */
export const newsletterRule = z.object({
  email,
  timeZone: z.pipe(
    z.catch(z.nullish(timeZone), null),
    z.transform((zone) => zone ?? null),
  ),
});
