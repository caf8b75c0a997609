import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import { openTestSite, type ActingMember, type TestSite } from '../../testing/testSite';
import { deliverPushes } from './deliver';
import { subscribeToPush } from '../../domains/notifications/pushSubscriptions';

interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let site: TestSite;
let ruth: ActingMember;
let service: Server;
let status = 201;
let received: Received[] = [];

beforeEach(async () => {
  site = await openTestSite();
  ruth = await site.aMember();
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
  await site.close();
});

/** A browser that subscribes and can decrypt its pushes. */
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

const notify = (member = ruth, body: string | null = 'At breakfast') => site.sql`
  insert into notifications (member_id, kind, title, body, link)
  values (${member.id}, 'reminder', 'Pray for Naomi', ${body}, '/features?tab=reminders')`;

const deliver = () => deliverPushes(site.services, () => false);
const states = async () => (await site.sql`select state from pushes`).map(({ state }) => state as string);

test('each of the member’s browsers receives the push, encrypted for that browser', async () => {
  const phone = await aBrowser();
  const laptop = await aBrowser();
  await notify();
  await deliver();
  expect(received).toHaveLength(2);
  const content = { title: 'Pray for Naomi', body: 'At breakfast', link: '/features?tab=reminders' };
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
  expect(read).toEqual([[content], [content]]);
  expect(await states()).toEqual(['sent', 'sent']);
});

test('a push is in the language of its member, as it is when the push is sent', async () => {
  const browser = await aBrowser();
  await site.sql`
    insert into notifications (member_id, kind, title, body, told, link)
    values (${ruth.id}, 'slot_taken', 'An hour of your prayer chain is taken', 'Rain, 07:00 (Asia/Seoul)', ${site.sql.json(
      {
        title: { text: 'slot_taken', values: {} },
        body: { text: 'chain_hour', values: { chain: 'Rain', hour: '07:00 (Asia/Seoul)' } },
      },
    )}, '/features?tab=chains')`;
  await site.sql`update members set locale = 'de' where id = ${ruth.id}`;
  await deliver();
  expect(browser.read(received[0]!)).toEqual({
    title: 'Eine Stunde deiner Gebetskette wurde übernommen',
    body: 'Rain, 07:00 (Koreanische Normalzeit)',
    link: '/features?tab=chains',
  });
});

test('two gateways push once', async () => {
  await aBrowser();
  for (let time = 1; time <= 5; time++) await notify();
  await Promise.all([deliver(), deliver()]);
  expect(received).toHaveLength(5);
});

test('a long text is cut so that it fits into a push', async () => {
  const browser = await aBrowser();
  await notify(ruth, '🕯'.repeat(5_000));
  await deliver();
  expect(browser.read(received[0]!).body).toMatch(/^🕯{499}…$/u);
});

test.each([404, 410])('a browser that has unsubscribed (%i) is removed', async (gone) => {
  status = gone;
  await aBrowser();
  await notify();
  await deliver();
  expect(await site.sql`select from push_subscriptions`).toHaveLength(0);
  await notify();
  await deliver();
  expect(received).toHaveLength(1);
});

test.each([
  [429, 'waiting'],
  [503, 'waiting'],
  [400, 'failed'],
])('a push service that responds with %i leaves the push %s', async (response, state) => {
  status = response;
  await aBrowser();
  await notify();
  await deliver();
  await deliver();
  expect(received).toHaveLength(1);
  expect(await states()).toEqual([state]);
});

test('a member who has switched pushes off receives none', async () => {
  await aBrowser();
  await site.sql`
    insert into notification_settings (member_id, kind, channel, is_on)
    values (${ruth.id}, 'reminder', 'push', false)`;
  await notify();
  await deliver();
  expect(received).toEqual([]);
});

test('a push that waits for a browser is not shown to the next member who uses it', async () => {
  const boaz = await site.aMember();
  const { endpoint } = await aBrowser();
  await notify();
  const keys = createECDH('prime256v1').generateKeys('base64url');
  await subscribeToPush(boaz.context, {
    endpoint,
    p256dh: keys,
    auth: randomBytes(16).toString('base64url'),
  });
  await deliver();
  expect(received).toEqual([]);
});
