/** Kinds of requests that differ in their limits, and in how they are refused: an API in JSON, a page in HTML. */
export type RouteClass = 'health' | 'graphql' | 'api' | 'signIn' | 'asset' | 'page';

const health = new Set(['/healthz', '/readyz', '/metrics']);
const signIns = /^\/api\/(login|logout|auth\/google(\/callback)?)\/?$/i;
/** Files from the disk. `/mf/registry` is composed for each browser. */
const assets = /^\/(assets\/|mf\/(?!registry\/?$)|service-worker\.js$)/i;

/** The class of a normalised path. */
export function routeClassOf(pathname: string): RouteClass {
  if (pathname === '/graphql') return 'graphql';
  if (health.has(pathname)) return 'health';
  if (signIns.test(pathname)) return 'signIn';
  if (pathname === '/api' || pathname.startsWith('/api/') || pathname === '/schema.graphql') return 'api';
  return assets.test(pathname) ? 'asset' : 'page';
}
