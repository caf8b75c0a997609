import { isCompatible } from './compatibility';

test.each([
  ['^1.2.3', '1.2.3', true],
  ['^1.2.3', '1.10.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '2.0.0', false],
  ['^0.1.0', '0.1.7', true],
  ['^0.1.0', '0.2.0', false],
  ['^0.0.3', '0.0.3', true],
  ['^0.0.3', '0.0.4', false],
  ['^0.0.0', '0.0.0', true],
  ['1.2.3', '1.2.3', true],
  ['1.2.3', '1.2.4', false],
  ['^1.0.0 || ^2.0.0', '2.3.0', true],
  ['*', '7.0.0', true],
  ['>=1', '1.0.0', false],
  ['', '1.0.0', false],
])('a remote that needs kit %s on a page with kit %s: %s', (range, version, expected) => {
  expect(isCompatible(range, version)).toBe(expected);
});
