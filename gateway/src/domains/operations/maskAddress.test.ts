import { maskAddress } from './maskAddress';

test.each([
  ['ruth@example.org', 'r***@example.org'],
  ['r@example.org', 'r***@example.org'],
  ['"a@b"@example.org', '"***@example.org'],
  ['@example.org', '***'],
  ['no address', '***'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
