import { stringifySetCookie } from 'cookie';
import type { Config } from '../../config';

/** The path to open after sign-in, for the landing page. */
export const returnCookie = 'pw_return_to';
export const returnSeconds = 60;

/**
 * Makes the next page delete the display token, which no response can remove from the browser's storage, and with `1` the
 * drafts too.
 */
export const signedOutCookie = 'pw_signed_out';

interface CookieOptions {
  /** Seconds; 0 deletes it. */
  maxAge: number;
  /** By default the whole site. */
  path?: string;
  /** Whether scripts cannot read it; by default they cannot. */
  httpOnly?: boolean;
}

/** A `Set-Cookie` line of this site. */
export function cookieLine(
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
  name: string,
  value: string,
  { maxAge, path = '/', httpOnly = true }: CookieOptions,
): string {
  const secure = siteOrigin.startsWith('https:');
  return stringifySetCookie({ name, value, maxAge, path, httpOnly, sameSite: 'lax', secure });
}
