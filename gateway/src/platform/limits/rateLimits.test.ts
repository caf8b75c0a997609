import type { IncomingMessage } from 'node:http';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '../database/database';
import { eventually } from '../../testing/eventually';
import { openTestSite, type TestSite } from '../../testing/testSite';
import { createLimits, type Limits } from './rateLimits';

const few = { read: 5, write: 5, signIn: 5, page: 5, asset: 5, token: 5, mail: 5 };

let site: TestSite;
let first: Limits;
let second: Limits;
let limited: TestSite | null = null;

beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  await betweenMinutes();
  // Counts of the test before must not reach this one.
  await setImmediate();
  await reported();
  await site.sql`truncate rate_limits`;
  const services = { ...site.services, database: watched(site.services.database) };
  first = createLimits(services, few);
  second = createLimits(services, few);
});
afterEach(() => [first, second].forEach((limits) => limits.stop()));
// Also where the test fails: jest would wait for it.
afterEach(async () => {
  await limited?.close();
  limited = null;
});
afterAll(() => site.close());

describe('writes and sign-ins are counted across all gateways', () => {
  test.each([
    ['a write', { method: 'POST', url: '/api/prayers' }, few.write],
    ['GraphQL', { method: 'POST', url: '/graphql' }, few.write],
    ['the start of a sign-in', { url: '/api/login?returnTo=/feed' }, few.signIn],
    ['the end of a sign-in', { url: '/api/auth/google/callback?code=1' }, few.signIn],
    ['the end of a sign-in at any provider', { url: '/api/auth/oidc/callback?code=1' }, few.signIn],
    ['a code by e-mail', { method: 'POST', url: '/api/auth/email' }, few.signIn],
    ['a code that is typed', { method: 'POST', url: '/api/auth/email/verify' }, few.signIn],
  ])('%s', async (_, call, limit) => {
    for (let count = 0; count < limit; count += 1) expect(await send(first, call)).toBe(200);
    expect(await send(first, call)).toBe(429);
    expect(await isRefusedEarly(second, call)).toBe(true);
  });

  test('separately for each address', async () => {
    const write = { method: 'POST' };
    for (let count = 0; count <= few.write; count += 1) await send(first, { ...write, from: '203.0.113.7' });
    expect(await send(first, { ...write, from: '203.0.113.7' })).toBe(429);
    expect(await send(first, { ...write, from: '203.0.113.8' })).toBe(200);
    expect(await isRefusedEarly(second, { ...write, from: '203.0.113.7' })).toBe(true);
    expect(await send(second, { ...write, from: '203.0.113.8' })).toBe(200);
  });

  test('with one statement for every fiftieth part of the limit, and none for callers with few writes', async () => {
    const unsafe = jest.fn(async () => [{ points: 20, expire: Date.now() + 60_000 }]);
    const database = { sql: Object.assign(async () => [], { unsafe }) } as unknown as Database;
    const many = createLimits({ ...site.services, database }, { ...few, write: 1000 });
    for (let caller = 0; caller < 40; caller += 1)
      await send(many, { method: 'POST', from: `198.51.100.${caller}` });
    expect(unsafe).not.toHaveBeenCalled();
    for (let count = 0; count < 100; count += 1) await send(many, { method: 'POST', from: '203.0.113.7' });
    expect(unsafe).toHaveBeenCalledTimes(5);
    many.stop();
  });
});

test('an API token has a limit of its own on all gateways, wherever it is used from', async () => {
  const admit = (limits: Limits, id: number) =>
    limits.admitToken({ id }).then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
  for (let count = 0; count < few.token; count += 1) expect(await admit(first, 1)).toBe(200);
  expect(await admit(first, 1)).toBe(429);
  expect(await admit(first, 2)).toBe(200);
  await eventually(async () => (await admit(second, 1)) === 429);
  expect(await admit(second, 2)).toBe(200);
});

test('mails to addresses that a caller has typed are counted by the hour, on all gateways', async () => {
  const admit = (limits: Limits, from: string) =>
    limits.admitMail(request({ from })).then(
      () => null,
      ({ retryAfterSeconds }: { retryAfterSeconds: number }) => retryAfterSeconds,
    );
  for (let count = 0; count < few.mail; count += 1) expect(await admit(first, '203.0.113.7')).toBeNull();
  const waits = await admit(first, '203.0.113.7');
  expect(waits).toBeGreaterThan(3_500);
  expect(waits).toBeLessThanOrEqual(3_600);
  expect(await admit(first, '203.0.113.8')).toBeNull();
  await eventually(async () => (await admit(second, '203.0.113.7')) !== null);
});

test('each gateway counts reads for itself', async () => {
  for (let count = 0; count < few.read; count += 1) expect(await send(first, {})).toBe(200);
  expect(await send(first, {})).toBe(429);
  expect(await send(second, {})).toBe(200);
  expect(await site.sql`select from rate_limits`).toHaveLength(0);
});

test.each([
  '/prayers',
  '/',
  '/mf/registry',
  '/assets/shell.abc.js',
  '/service-worker.js',
  '/newsletter/confirm',
  '/invitations/decline',
])('every way in has a limit: %s', async (url) => {
  for (let count = 0; count < few.page; count += 1) expect(await send(first, { url })).toBe(200);
  expect(await send(first, { url })).toBe(429);
  expect(await send(first, { url, from: '203.0.113.8' })).toBe(200);
});

test('a refusal has Retry-After', async () => {
  for (let count = 0; count < few.write; count += 1) await send(first, { method: 'POST' });
  await expect(first.admit(request({ method: 'POST' }))).rejects.toMatchObject({
    kind: 'rateLimited',
    retryAfterSeconds: expect.any(Number),
  });
});

test('no address is stored, only a hash that soon expires', async () => {
  const stored = () => site.sql<{ key: string; expire: string }[]>`select key, expire from rate_limits`;
  await site.sql`insert into rate_limits values ('write:long ago', 7, 1)`;
  const third = createLimits(site.services, few);
  await send(third, { method: 'POST', from: '203.0.113.7' });
  await eventually(async () => {
    const rows = await stored();
    return rows.length > 0 && rows.every(({ key }) => key !== 'write:long ago');
  });
  const rows = await stored();
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  for (const { expire } of rows) expect(Number(expire) - Date.now()).toBeLessThanOrEqual(60_000);
  third.stop();
});

test('without the database each gateway limits by itself, and no request waits', async () => {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  const alone = createLimits({ ...site.services, database }, few);
  for (let count = 0; count < few.write; count += 1) expect(await send(alone, { method: 'POST' })).toBe(200);
  expect(await send(alone, { method: 'POST' })).toBe(429);
  await pause(1_500);
  expect(await send(alone, { method: 'POST' })).toBe(429);
  alone.stop();
  await database.close();
});

describe('the caller’s address', () => {
  test.each([
    ['behind a trusted proxy, the forwarded address', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['a forged address before it has no effect', '127.0.0.1', '10.9.8.7, 203.0.113.7', '203.0.113.7'],
    ['a trusted proxy behind another', '127.0.0.1', '203.0.113.7, 127.0.0.2', '203.0.113.7'],
    ['without a trusted proxy, the peer', '203.0.113.7', '10.9.8.7', '203.0.113.7'],
    ['the same over a dual-stack socket', '::ffff:203.0.113.7', '', '203.0.113.7'],
    ['another of the same IPv6 network', '2001:db8:1:2::1', '', '2001:db8:1:2:aaaa::9'],
  ])('%s', async (_, peer, forwarded, same) => {
    for (let count = 0; count < few.write; count += 1)
      await send(first, { method: 'POST', from: peer, forwarded });
    expect(await send(first, { method: 'POST', from: same })).toBe(429);
  });

  test('behind one proxy, each forwarded address is a different caller', async () => {
    const write = { method: 'POST', from: '127.0.0.1' };
    for (let count = 0; count < few.write; count += 1)
      await send(first, { ...write, forwarded: '203.0.113.7' });
    expect(await send(first, { ...write, forwarded: '203.0.113.8' })).toBe(200);
    expect(await send(first, write)).toBe(200);
    expect(await send(first, { ...write, forwarded: '203.0.113.7' })).toBe(429);
  });

  test('more different addresses than are remembered change nothing', async () => {
    const write = { method: 'POST', from: '127.0.0.1', forwarded: '203.0.113.7' };
    for (let count = 0; count < few.write; count += 1) await send(first, write);
    for (let way = 0; way < 1_100; way += 1)
      await send(first, { ...write, forwarded: `198.51.${way >> 8}.${way & 255}` });
    expect(await send(first, write)).toBe(429);
  });

  test('a neighbouring IPv6 network is a different caller', async () => {
    for (let count = 0; count < few.write; count += 1)
      await send(first, { method: 'POST', from: '2001:db8:1:2::1' });
    expect(await send(first, { method: 'POST', from: '2001:db8:1:3::1' })).toBe(200);
  });
});

test('over both APIs: 429 with Retry-After, the same on both', async () => {
  limited = await openTestSite({ rateLimits: true });
  const { sql } = limited;
  const gateway = await limited.gateway();
  await betweenMinutes();
  // As if other gateways had accepted these; read with the first report.
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' }, body: {} };
  const subscribe = () => gateway.rest('POST', '/api/newsletter/subscribe', forwarded);
  await eventually(async () => {
    await subscribe();
    return (await sql`update rate_limits set points = 2000`).count > 0;
  });
  await eventually(async () => (await subscribe()).status === 429);
  const { headers, body } = await subscribe();
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body).toEqual({
    message: 'Too many requests. Please wait a moment.',
    code: 'TOO_MANY_REQUESTS',
  });
  const overGraphql = await gateway.graphql('{ stats { totalPrayers } }', {}, { headers: forwarded.headers });
  expect(overGraphql).toMatchObject({
    status: 429,
    body: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] },
  });
  // Whoever accepts results of any status, as the pages do, reads the reason.
  const type = 'application/graphql-response+json';
  const asResult = await gateway.rest('POST', '/graphql', {
    headers: { ...forwarded.headers, accept: type },
    body: { query: '{ __typename }' },
  });
  expect([asResult.status, asResult.headers.get('content-type')]).toEqual([429, `${type}; charset=utf-8`]);
});

test('one caller causes 200 mails to typed addresses in an hour, over both APIs, and learns nothing by the refusal', async () => {
  limited = await openTestSite({ rateLimits: true, emailSignIn: true });
  const gateway = await limited.gateway();
  await limited.sql`insert into newsletter_subscriptions (email, time_zone, status) values ('known@example.org', 'UTC', 'confirmed')`;
  const headers = { 'x-forwarded-for': '203.0.113.10' };
  const overRest = ['/api/newsletter/subscribe', '/api/auth/email'].map(
    (path) => (email: string) => gateway.rest('POST', path, { headers, body: { email } }),
  );
  const overGraphql = (email: string) =>
    gateway.graphql(`mutation { subscribeToNewsletter(email: "${email}") }`, {}, { headers });
  const ways = [...overRest, overGraphql];
  const sendAll = (email: (way: number) => string) =>
    Promise.all(ways.map(async (ask, way) => (await ask(email(way))).status));
  // What is no address causes no mail.
  expect(await sendAll(() => 'nobody')).toEqual([400, 400, 200]);
  for (let round = 0; round < 66; round += 1)
    expect(await sendAll((way) => `someone.${round}.${way}@example.org`)).toEqual([200, 200, 200]);
  for (const email of ['another@example.org', 'known@example.org']) await overGraphql(email);
  for (const email of ['new@example.org', 'known@example.org']) {
    for (const ask of overRest) {
      const { status, headers: sent, body } = await ask(email);
      expect([status, body.code]).toEqual([429, 'TOO_MANY_MAILS']);
      expect(Number(sent.get('retry-after'))).toBeGreaterThan(60);
    }
    const { body } = await overGraphql(email);
    expect(body.errors[0].extensions).toMatchObject({
      code: 'RATE_LIMITED',
      messageCode: 'TOO_MANY_MAILS',
    });
  }
});

/** Whether a gateway that has counted fewer calls than the limit refuses one, because of the other gateways' counts. */
async function isRefusedEarly(limits: Limits, call: Call): Promise<boolean> {
  for (let count = 1; count < few.write; count += 1) {
    if ((await send(limits, call)) === 429) return true;
    await reported();
  }
  return false;
}

/** Reports to the other gateways that are on their way. */
const reports = new Set<Promise<unknown>>();

function watched(database: Database): Database {
  const { sql } = database;
  const unsafe = (text: string, values: (string | number)[]) => {
    const report = sql.unsafe(text, values);
    const settled: Promise<unknown> = Promise.allSettled([report]).then(() => reports.delete(settled));
    reports.add(settled);
    return report;
  };
  const statement = (...given: Parameters<typeof sql>) => sql(...given);
  return { ...database, sql: Object.assign(statement, { unsafe }) as never };
}

/** The returned report has taken effect. */
async function reported(): Promise<void> {
  await Promise.all(reports);
  await setImmediate();
}

interface Call {
  method?: string;
  url?: string;
  from?: string;
  forwarded?: string;
}

async function send(limits: Limits, call: Call): Promise<number> {
  try {
    await limits.admit(request(call));
    return 200;
  } catch (refused) {
    return (refused as { status: number }).status;
  }
}

function request({ method = 'GET', url = '/api/prayers', from = '198.51.100.1', forwarded = '' }: Call) {
  const headers = forwarded === '' ? {} : { 'x-forwarded-for': forwarded };
  return { method, url, headers, socket: { remoteAddress: from } } as unknown as IncomingMessage;
}

/** In the last seconds of a minute a test would see the counts of two windows. */
async function betweenMinutes(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 8_000) await pause(left + 50);
}
