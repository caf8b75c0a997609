import { randomBytes } from 'node:crypto';
import { openTestSite, type TestSite } from '../../testing/testSite';
import { lookUpPublic, mayPushTo } from './pushEndpoint';
import { requirePushKeys } from './pushKeys';
import { subscribeToPush, unsubscribeFromPush } from './pushSubscriptions';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const browser = (name: string) => ({
  endpoint: `https://push.example.org/${name}`,
  p256dh: randomBytes(65).toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

const ownersOf = (endpoint: string) =>
  site.sql`select member_id as "memberId" from push_subscriptions where endpoint = ${endpoint}`;

test('all gateways use one pair of keys', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => requirePushKeys(site.sql)));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  const gateway = await site.gateway();
  const { body } = await gateway.graphql('{ pushPublicKey }');
  expect(body.data.pushPublicKey).toBe(keys[0]!.publicKey);
  expect(Buffer.from(keys[0]!.publicKey, 'base64url')).toHaveLength(65);
});

test('a browser belongs to the member who subscribed with it last', async () => {
  const ruth = await site.aMember();
  const boaz = await site.aMember();
  const shared = browser('shared');
  await subscribeToPush(ruth.context, shared);
  await subscribeToPush(boaz.context, shared);
  expect(await ownersOf(shared.endpoint)).toEqual([{ memberId: boaz.id }]);
  await unsubscribeFromPush(ruth.context, shared.endpoint);
  expect(await ownersOf(shared.endpoint)).toHaveLength(1);
  await unsubscribeFromPush(boaz.context, shared.endpoint);
  expect(await ownersOf(shared.endpoint)).toEqual([]);
});

test('a member’s oldest devices are dropped above the limit', async () => {
  const ruth = await site.aMember();
  for (let device = 1; device <= 21; device++)
    await subscribeToPush(ruth.context, browser(`device-${device}`));
  expect(await site.sql`select from push_subscriptions where member_id = ${ruth.id}`).toHaveLength(20);
  expect(await ownersOf('https://push.example.org/device-1')).toEqual([]);
});

test.each([
  ['endpoint', 'not an address'],
  ['endpoint', 'ftp://push.example.org/1'],
  ['endpoint', 'http://push.example.org/1'],
  ['endpoint', 'https://push.example.org/\0'],
  ['p256dh', 'c2hvcnQ'],
  ['auth', ''],
])('a subscription with %s = %j is refused', async (path, value) => {
  const ruth = await site.aMember();
  await expect(subscribeToPush(ruth.context, { ...browser('wrong'), [path]: value })).rejects.toMatchObject({
    kind: 'badInput',
    fieldErrors: [{ path }],
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/1', true, true],
  ['https://updates.push.services.mozilla.com/wpush/v2/1', true, true],
  ['http://localhost:4001/push', true, false],
  ['http://127.0.0.1:4001/push', true, false],
  ['http://fcm.googleapis.com/1', false, false],
  ['https://name:word@fcm.googleapis.com/1', false, false],
  ['https://localhost/1', true, false],
  ['https://database/1', true, false],
  ['https://metadata.google.internal/1', true, false],
  ['https://127.0.0.1/1', true, false],
  ['https://0x7f.1/1', true, false],
  ['https://10.1.2.3/1', true, false],
  ['https://169.254.169.254/latest', true, false],
  ['https://[::1]/1', true, false],
  ['https://[::ffff:10.0.0.1]/1', true, false],
  ['https://[fd00::1]/1', true, false],
])('%s is allowed: outside production %s, in production %s', (endpoint, outside, inProduction) => {
  expect(mayPushTo(endpoint, { production: false, pushServices: [] })).toBe(outside);
  expect(mayPushTo(endpoint, { production: true, pushServices: [] })).toBe(inProduction);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/1', true],
  ['https://web.push.apple.com/1', true],
  ['https://push.apple.com/1', true],
  ['https://FCM.googleapis.com/1', true],
  ['https://wrongpush.apple.com/1', false],
  ['https://push.apple.com.example.org/1', false],
  ['https://googleapis.com/1', false],
  ['https://example.org/?push.apple.com', false],
])('where push services are listed, %s is allowed: %s', (endpoint, isAllowed) => {
  const pushServices = ['fcm.googleapis.com', 'push.apple.com'];
  expect(mayPushTo(endpoint, { production: true, pushServices })).toBe(isAllowed);
});

test('a name that resolves to a private address is refused', async () => {
  const error = await new Promise((resolve) => lookUpPublic('localhost', {}, resolve));
  expect(error).toMatchObject({ message: 'The address of a push service is private' });
});
