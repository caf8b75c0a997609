import type { Config } from '../config';

/** What a page may load and do: its own origin alone; styles that are made at run time by the page's nonce. */
export function contentSecurityPolicy(nonce: string, { signIn }: Config): string {
  const provider = signIn?.localProvider ? ` ${signIn.localProvider}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${provider}`,
  ].join('; ');
}
