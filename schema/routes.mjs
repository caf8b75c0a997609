// @ts-check
// JavaScript, because builds and the release gate run it without a compiler.

/** Paths that areas may not use: the shell's own pages, and what the gateway serves besides pages. */
export const siteRoutes = [
  '/',
  '/prayers/:id',
  '/api/*',
  '/assets/*',
  '/canary',
  '/graphql',
  '/healthz',
  '/invitations/*',
  '/metrics',
  '/mf/*',
  '/newsletter/*',
  '/override',
  '/readyz',
  '/service-worker.js',
  '/sign-in',
];

/**
 * The parameters of `pathname` if it matches a route's pattern, else null. The syntax and its meaning are those of
 * react-router's `matchPath`: `/prayer/:id`, and `*` at the end for any rest.
 *
 * @param {string} pattern
 * @param {string} pathname
 * @returns {Record<string, string> | null}
 */
export function matchRoute(pattern, pathname) {
  /** @type {string[]} */
  const names = [];
  const source = pattern
    .replace(/\/*\*?$/, '')
    .replace(/[\\.*+^${}|()[\]]/g, '\\$&')
    .replace(/\/:([\w-]+)/g, (_, name) => {
      names.push(name);
      return '/([^/]+)';
    });
  if (pattern.endsWith('*')) names.push('*');
  const rest = pattern.endsWith('*') ? '(?:/(.+)|/*)' : '/*';
  const match = new RegExp(`^${source}${rest}$`, 'i').exec(pathname);
  return (
    match &&
    Object.fromEntries(names.map((name, index) => [name, (match[index + 1] ?? '').replace(/%2F/g, '/')]))
  );
}

/**
 * The route of a path: of several matches the most specific, as react-router ranks them.
 *
 * @template {{ path: string }} Route
 * @param {readonly Route[]} routes
 * @param {string} pathname
 * @returns {Route | null}
 */
export function findRoute(routes, pathname) {
  const [best = null] = routes
    .filter(({ path }) => matchRoute(path, pathname))
    .sort((one, other) => rankOf(other.path) - rankOf(one.path));
  return best;
}

/**
 * The links in the header of a page, as routes declare them (specification, section 2, "Shared header").
 *
 * @param {readonly Pick<import('./area.mjs').PageRoute, 'path' | 'navigation'>[]} routes
 * @param {string} pathname
 * @returns {{ path: string, label: string }[]}
 */
export function linksAt(routes, pathname) {
  const here = findRoute(routes, pathname)?.path;
  return routes
    .flatMap(({ path, navigation }) => (navigation ? [{ path, ...navigation }] : []))
    .filter(({ path, on }) => path !== here && (!on || on.includes(here ?? '')))
    .sort((one, other) => one.position - other.position)
    .map(({ path, label }) => ({ path, label }));
}

/** @param {string} pattern */
function rankOf(pattern) {
  const segments = pattern.split('/');
  const points = segments.map((segment) => {
    if (segment === '*') return -2;
    if (segment.startsWith(':')) return 3;
    return segment === '' ? 1 : 10;
  });
  return points.reduce((total, point) => total + point, segments.length);
}
