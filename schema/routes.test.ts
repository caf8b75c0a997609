import { sharedPrayer } from './addresses';
import { findRoute, linksAt, siteRoutes, variablesAt } from './routes.mjs';
import type { VariableSource } from './area.mjs';

const sort: VariableSource = { from: 'query', name: 'sort', as: 'text', default: 'recent' };
const categories: VariableSource = { from: 'query', name: 'category', as: 'list', default: [] };
const feed = { path: '/prayers', operation: { variables: { sort, categories } } };
const id: VariableSource = { from: 'path', name: 'id', as: 'number', default: null };
const prayer = { path: '/prayer/:id', operation: { variables: { id } } };
const at = (path: string) => new URL(path, 'https://prayers.example.org');

test('an operation takes its variables from the URL, or else their defaults', () => {
  expect(variablesAt(feed, at('/prayers'))).toEqual({ sort: 'recent', categories: [] });
  expect(variablesAt(feed, at('/prayers/?sort=amens&category=health,family'))).toEqual({
    sort: 'amens',
    categories: ['health', 'family'],
  });
  expect(variablesAt(prayer, at('/prayer/7'))).toEqual({ id: 7 });
  expect(variablesAt({ path: '/features' }, at('/features'))).toEqual({});
});

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
