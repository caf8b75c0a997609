/**
 * Kinds of requests that differ in their limits, and in how they are refused: an API in JSON, a page in HTML.
 *
 * - signIn: to an identity provider and back, for which a sign-in waits
 * - signInCall: a sign-in that asks nobody else
 */
export type RouteClass = 'health' | 'graphql' | 'api' | 'signIn' | 'signInCall' | 'asset' | 'page';

const health = new Set(['/healthz', '/readyz', '/metrics']);
const signIns = /^\/api\/(login|logout|auth\/(google|oidc)(\/callback)?)\/?$/i;
const signInCalls = /^\/api\/auth\/(email(\/verify)?|passkey(\/options)?)\/?$/i;
const otherCalls = new Set(['/schema.graphql', '/traces/press']);
/** Files from the disk. `/mf/registry` is composed for each browser. */
const assets = /^\/(assets\/|mf\/(?!registry\/?$)|service-worker\.js$|traces\/press\.js$)/i;

/** The class of a normalised path. */
export function routeClassOf(pathname: string): RouteClass {
  if (pathname === '/graphql') return 'graphql';
  if (health.has(pathname)) return 'health';
  if (signIns.test(pathname)) return 'signIn';
  if (signInCalls.test(pathname)) return 'signInCall';
  if (pathname === '/api' || pathname.startsWith('/api/') || otherCalls.has(pathname)) return 'api';
  return assets.test(pathname) ? 'asset' : 'page';
}
