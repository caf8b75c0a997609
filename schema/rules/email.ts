import { z } from 'zod';

const longestAddress = 254;

/** One e-mail address, trimmed; never a list, never with a line break. */
export const email = z
  .string({ error: 'Please enter a valid email address' })
  .trim()
  .max(longestAddress, { error: 'Please enter a valid email address' })
  .pipe(z.email({ error: 'Please enter a valid email address' }));
