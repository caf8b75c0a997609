import { email } from 'schema/rules/email';
import { isBlank } from 'schema/visibleText';
import type { Proof } from '../../../domains/signIn/proof';
import { webPicture } from '../webPicture';

/** OpenID Connect Core, section 2. */
const longestSubject = 255;
const longestName = 100;

type Claims = Record<string, unknown>;

/**
 * The proof of a provider, from its ID token and its userinfo. Its texts are a stranger's: an address that is none is
 * left out, names are made one line.
 *
 * @throws Error without a subject that can be stored
 */
export function readClaims(idToken: Claims & { iss: string; sub: string }, userInfo: Claims): Proof {
  const { iss, sub } = idToken;
  if (sub.length > longestSubject || !/^[^\p{Cc}\p{Surrogate}]+$/u.test(sub)) {
    throw new Error('The subject is not one');
  }
  const claims = { ...idToken, ...userInfo };
  const firstName = nameOf(claims.given_name);
  const lastName = nameOf(claims.family_name);
  const both = [firstName, lastName].filter((part) => part !== null).join(' ');
  return {
    way: 'oidc',
    issuer: iss,
    subject: sub,
    // One document has the address and whether it is verified: two could mean two addresses.
    ...addressOf(userInfo.email === undefined ? idToken : userInfo),
    firstName,
    lastName,
    name: nameOf(claims.name) ?? (both || null),
    profileImageUrl: webPicture(claims.picture),
  };
}

function addressOf(claims: Claims): Pick<Proof, 'email' | 'isVerified'> {
  const address = email.safeParse(claims.email);
  if (!address.success) return { email: '', isVerified: false };
  // Some providers send the boolean as a text.
  return { email: address.data, isVerified: String(claims.email_verified) === 'true' };
}

/** Null also for an address: providers without a name repeat it there, and names are public. */
function nameOf(claim: unknown): string | null {
  if (typeof claim !== 'string' || /\S@\S/.test(claim)) return null;
  const line = claim
    .slice(0, 10 * longestName)
    // Controls, halves of a pair, and marks that turn the direction of what follows.
    .replace(/[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const shortened = Array.from(line).slice(0, longestName).join('').trim();
  return isBlank(shortened) ? null : shortened;
}
