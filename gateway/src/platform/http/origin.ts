import type { IncomingMessage } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a page of another origin makes this write with our visitor's cookies (contract, sections 2.6 and 6). */
export function isForeignWrite(request: IncomingMessage, siteOrigin: string): boolean {
  return !safeMethods.has(request.method ?? '') && isForeign(request, siteOrigin);
}

/** What has neither `Origin` nor `Sec-Fetch-Site` is no browser's. */
export function isForeign({ headers }: IncomingMessage, siteOrigin: string): boolean {
  if (headers.origin !== undefined && headers.origin !== siteOrigin) return true;
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
