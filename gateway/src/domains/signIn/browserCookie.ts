import { randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';

/** A secret of 256 random bits, for a cookie or a link: 43 characters, of which only a hash is stored. */
export const createSecret = () => randomBytes(32).toString('base64url');

/** The secret by which a cookie names a browser; null without one of this form. */
export function readBrowserSecret(cookies: string | undefined, name: string): string | null {
  const secret = parseCookie(cookies ?? '')[name];
  return secret && /^[\w-]{43}$/.test(secret) ? secret : null;
}
