import type { IncomingMessage } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a write comes from a page of another origin (CSRF; contract, sections 2.6 and 6). */
export function isForeignWrite(request: IncomingMessage, siteOrigin: string): boolean {
  return !safeMethods.has(request.method ?? '') && isForeign(request, siteOrigin);
}

/** A request without `Origin` and `Sec-Fetch-Site` does not come from a browser. */
export function isForeign({ headers }: IncomingMessage, siteOrigin: string): boolean {
  if (headers.origin !== undefined && headers.origin !== siteOrigin) return true;
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
