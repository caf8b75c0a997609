import * as z from 'zod/mini';

const longestAddress = 254;
const localPart = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}";
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const address = new RegExp(`^${localPart}@${label}(?:\\.${label})*$`);

const error = 'Please enter a valid email address';

/**
 * One e-mail address as HTML's `<input type=email>` takes it, trimmed (contract, section 7); never a list, never with a
 * line break.
 */
export const email = z
  .string({ error })
  .check(z.trim(), z.maxLength(longestAddress, { error, abort: true }), z.regex(address, { error }));
