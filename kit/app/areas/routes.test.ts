import { matchPath, matchRoutes } from 'react-router-dom';
import { findRoute, matchRoute } from 'schema/routes';

const patterns = [
  '/',
  '/prayers',
  '/prayers/latest',
  '/prayers/:id',
  '/prayer/:id',
  '/prayer/:id/edit',
  '/prayer-groups/:id',
  '/a.b/:the-id',
  '/docs/*',
  '/docs/:page',
  '/:any',
  '*',
];
const addresses = [
  '/',
  '/prayers',
  '/Prayers',
  '/prayers/',
  '/prayers//',
  '/prayers/latest',
  '/prayers/7',
  '/prayers/7/8',
  '/prayer/7',
  '/prayer/a%2Fb',
  '/prayer/a%20b',
  '/prayer/',
  '/prayer/7/edit',
  '/prayer-groups/7',
  '/a.b/7',
  '/acb/7',
  '/docs',
  '/docs/',
  '/docs/one',
  '/docs/one/two',
  '/docsone',
  '/nowhere/at/all',
];

test.each(patterns.flatMap((pattern) => addresses.map((address): [string, string] => [pattern, address])))(
  '%s matches %s like react-router’s matchPath, with the same parameters',
  (pattern, address) => {
    expect(matchRoute(pattern, address)).toEqual(matchPath(pattern, address)?.params ?? null);
  },
);

test.each(addresses)('%s matches the same route as in react-router', (address) => {
  const routes = patterns.map((path) => ({ path }));
  expect(findRoute(routes, address)?.path).toBe(matchRoutes(routes, address)?.at(-1)?.route.path);
});
