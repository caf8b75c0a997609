import { createHash } from 'node:crypto';

/** What the local identity provider calls the person with an address, so that members of the demo can sign in. */
export function localSubject(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21);
}
