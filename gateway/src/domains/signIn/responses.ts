import { z } from 'zod';
import { part } from '../responses';

/** The end of every way to sign in that does not redirect. */
export const signedIn = part('SignedIn', {
  redirect: z.string().describe('The landing page, with a token that shows the name.'),
});
