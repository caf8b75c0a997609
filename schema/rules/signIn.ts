import { z } from 'zod';
import { email } from './email';

/** The request of a code by e-mail. `returnTo` is ignored if it is no path of the site. */
export const codeRequestRule = z.object({
  email: email.describe('The address that the code is sent to.'),
  returnTo: z
    .string()
    .max(2_000)
    .nullish()
    .catch(null)
    .describe('A path on this site to return to after sign-in.'),
});

export const wrongCode = 'That code is not right or no longer valid';

/** The code that somebody typed for an address: six digits, perhaps with spaces. */
export const codeRule = z.object({
  email: email.describe('The address that the code was sent to.'),
  code: z
    .string({ error: wrongCode })
    .regex(/^\s*(\d\s*){6}$/, { error: wrongCode })
    .transform((typed) => typed.replace(/\s/g, ''))
    .describe('The six digits of the mail.'),
});

/** The token of a mail's link. */
export const tokenRule = z.object({
  token: z
    .string({ error: wrongCode })
    .regex(/^[\w-]{43}$/, { error: wrongCode })
    .describe('What follows `#` in the link of the mail.'),
});
