import * as z from 'zod/mini';
import { email } from './email';

/** The request of a code by e-mail. `returnTo` is ignored if it is no path of the site. */
export const codeRequestRule = z.object({
  email: email.check(z.describe('The address that the code is sent to.')),
  returnTo: z
    .catch(z.nullish(z.string().check(z.maxLength(2_000))), null)
    .check(z.describe('A path on this site to return to after sign-in.')),
});

export const wrongCode = 'That code is not right or no longer valid';

/** The code that somebody typed for an address: six digits, perhaps with spaces. */
export const codeRule = z.object({
  email: email.check(z.describe('The address that the code was sent to.')),
  code: z
    .pipe(
      z.string({ error: wrongCode }).check(z.regex(/^\s*(\d\s*){6}$/, { error: wrongCode })),
      z.transform((typed) => typed.replace(/\s/g, '')),
    )
    .check(z.describe('The six digits of the mail.')),
});

/** The token of a mail's link. */
export const tokenRule = z.object({
  token: z
    .string({ error: wrongCode })
    .check(
      z.regex(/^[\w-]{43}$/, { error: wrongCode }),
      z.describe('What follows `#` in the link of the mail.'),
    ),
});
