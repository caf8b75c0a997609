import { readStoredPerson, storeToken } from './displayToken';
import { displayToken } from '../../testing/displayToken';

const now = new Date('2026-05-01T12:00:00Z');
const inAnHour = now.getTime() / 1000 + 3600;

beforeEach(() => localStorage.clear());

test('a stored token is decoded locally, with names in any script', () => {
  storeToken(
    displayToken({ id: 1, email: 'a@example.org', name: 'Øystein 陳', isVerified: true, exp: inAnHour }),
  );
  expect(readStoredPerson(now)).toMatchObject({ id: 1, name: 'Øystein 陳', isVerified: true });
});

test.each([
  ['expired', displayToken({ id: 1, exp: inAnHour - 7200 })],
  ['without an expiry', displayToken({ id: 1 })],
  ['of two parts', 'head.body'],
  ['that is not base64', 'head.%%%.signature'],
  ['that is not JSON', `head.${btoa('words')}.signature`],
])('a token %s is removed silently and nobody is signed in', (_, token) => {
  storeToken(token);
  expect(readStoredPerson(now)).toBeNull();
  expect(localStorage.getItem('authToken')).toBeNull();
});
