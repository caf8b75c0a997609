import { hostileReturns } from '../../testing/hostileReturns';
import { localPath } from './localPath';

test.each([
  '/prayers',
  '/prayer/7',
  '/prayers?search=hope&sort=amens',
  '/testimonials#12',
  '/prayers?next=https://x.org',
])('%s is a path on this site', (path) => expect(localPath(path)).toBe(path));

test.each(hostileReturns)('%j leads off the site or nowhere, and is ignored', (path) =>
  expect(localPath(path)).toBeNull(),
);

test.each([[undefined], [null], [7], [['/a', '/b']], [{ path: '/a' }]])('%j is not a path', (candidate) => {
  expect(localPath(candidate)).toBeNull();
});
