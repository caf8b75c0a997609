import { prayerRule } from './prayer';

const good = {
  name: 'Ruth',
  email: 'ruth@example.org',
  title: 'Safe travel',
  description: 'Please pray for the road to Bethlehem.',
};

test('a complete form passes, trimmed, with the defaults filled in', () => {
  expect(prayerRule.parse({ ...good, title: '  Safe travel ' })).toEqual({
    ...good,
    category: 'general',
    isAnonymous: false,
    onBehalfOf: null,
    visibility: 'public',
  });
});

test.each([
  ['name', undefined, 'Name is required'],
  ['name', '   ', 'Name is required'],
  ['name', 'n'.repeat(101), 'Name too long'],
  ['email', 'not an address', 'Please enter a valid email address'],
  ['email', 'a@example.org, b@example.org', 'Please enter a valid email address'],
  ['title', 7, 'Title is required'],
  ['title', 't'.repeat(101), 'Title too long'],
  ['description', 'too short', 'Description must be at least 10 characters'],
  ['description', '         nine char         ', 'Description must be at least 10 characters'],
  ['description', 'd'.repeat(501), 'Description too long'],
])('%s = %j is refused: %s', (path, value, message) => {
  const { error } = prayerRule.safeParse({ ...good, [path]: value });
  expect(error!.issues).toMatchObject([{ path: [path], message }]);
});

test('a character is a code point: one hundred candles are a title', () => {
  expect(prayerRule.safeParse({ ...good, title: '🕯️'.replace('\uFE0F', '').repeat(100) }).success).toBe(true);
});
