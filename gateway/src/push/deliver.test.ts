import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import { openHouse, type ActingMember, type TestHouse } from '../testing/house';
import { deliverPushes } from './deliver';
import { subscribeToPush } from './subscriptions';

interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let house: TestHouse;
let ruth: ActingMember;
let service: Server;
let status = 201;
let received: Received[] = [];

beforeEach(async () => {
  house = await openHouse();
  ruth = await house.aMember();
  status = 201;
  received = [];
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  service.close();
  await house.close();
});

/** A browser that subscribes, and can read what is meant for it. */
async function aBrowser(member = ruth) {
  const keys = createECDH('prime256v1');
  const auth = randomBytes(16).toString('base64url');
  const { port } = service.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/${auth}`;
  await subscribeToPush(member.context, { endpoint, p256dh: keys.generateKeys('base64url'), auth });
  return {
    endpoint,
    read: ({ body }: Received) =>
      JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString()),
  };
}

const tell = (member = ruth, body: string | null = 'At breakfast') => house.sql`
  insert into notifications (member_id, kind, title, body, link)
  values (${member.id}, 'reminder', 'Pray for Naomi', ${body}, '/features?tab=reminders')`;

const deliver = () => deliverPushes(house.house, () => false);
const states = async () => (await house.sql`select state from pushes`).map(({ state }) => state as string);

test('each of the member’s browsers receives the words, encrypted for it alone', async () => {
  const phone = await aBrowser();
  const laptop = await aBrowser();
  await tell();
  await deliver();
  expect(received).toHaveLength(2);
  const words = { title: 'Pray for Naomi', body: 'At breakfast', link: '/features?tab=reminders' };
  const read = received.map((push) => {
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' });
    expect(push.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);
    return [phone, laptop].flatMap((browser) => {
      try {
        return [browser.read(push)];
      } catch {
        return [];
      }
    });
  });
  expect(read).toEqual([[words], [words]]);
  expect(await states()).toEqual(['sent', 'sent']);
});

test('two gateways push once', async () => {
  await aBrowser();
  for (let time = 1; time <= 5; time++) await tell();
  await Promise.all([deliver(), deliver()]);
  expect(received).toHaveLength(5);
});

test('long words are cut so that they fit into a push', async () => {
  const browser = await aBrowser();
  await tell(ruth, '🕯'.repeat(5_000));
  await deliver();
  expect(browser.read(received[0]!).body).toMatch(/^🕯{499}…$/u);
});

test.each([404, 410])('a browser that is gone (%i) is forgotten', async (gone) => {
  status = gone;
  await aBrowser();
  await tell();
  await deliver();
  expect(await house.sql`select from push_subscriptions`).toHaveLength(0);
  await tell();
  await deliver();
  expect(received).toHaveLength(1);
});

test.each([
  [429, 'waiting'],
  [503, 'waiting'],
  [400, 'failed'],
])('a push service that answers %i leaves the push %s', async (answer, state) => {
  status = answer;
  await aBrowser();
  await tell();
  await deliver();
  await deliver();
  expect(received).toHaveLength(1);
  expect(await states()).toEqual([state]);
});

test('who has switched pushes off receives none', async () => {
  await aBrowser();
  await house.sql`
    insert into notification_settings (member_id, kind, channel, is_on)
    values (${ruth.id}, 'reminder', 'push', false)`;
  await tell();
  await deliver();
  expect(received).toEqual([]);
});

test('what waits for a browser is not shown to the member who takes it over', async () => {
  const boaz = await house.aMember();
  const { endpoint } = await aBrowser();
  await tell();
  const keys = createECDH('prime256v1').generateKeys('base64url');
  await subscribeToPush(boaz.context, {
    endpoint,
    p256dh: keys,
    auth: randomBytes(16).toString('base64url'),
  });
  await deliver();
  expect(received).toEqual([]);
});
