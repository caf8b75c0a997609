import { sharedPrayer } from './addresses';
import { findRoute, linksAt, siteRoutes } from './routes.mjs';

const feed = { path: '/prayers' };
const prayer = { path: '/prayer/:id' };

test('a path has one route, or none if nothing matches', () => {
  expect(findRoute([feed, prayer], '/prayer/7')).toBe(prayer);
  expect(findRoute([feed, prayer], '/nowhere')).toBeNull();
});

test("the shell's page for shared links belongs to no area", () => {
  expect(siteRoutes).toContain(sharedPrayer(':id'));
});

describe('the links of the header', () => {
  const routes = [
    { path: '/admin' },
    { path: '/features', navigation: { label: 'Features', position: 3, on: ['/testimonials'] } },
    { path: '/prayer/:id' },
    { path: '/testimonials', navigation: { label: 'Testimonials', position: 2 } },
    { path: '/prayers', navigation: { label: 'Prayer Wall', position: 1 } },
  ];

  test.each([
    ['/prayers', ['Testimonials']],
    ['/prayers/', ['Testimonials']],
    ['/testimonials', ['Prayer Wall', 'Features']],
    ['/features', ['Prayer Wall', 'Testimonials']],
    ['/prayer/7', ['Prayer Wall', 'Testimonials']],
    ['/nowhere', ['Prayer Wall', 'Testimonials']],
  ])('at %s are %j', (path, labels) => {
    expect(linksAt(routes, path).map(({ label }) => label)).toEqual(labels);
  });
});
