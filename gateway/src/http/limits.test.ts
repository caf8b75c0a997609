import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../db/database';
import { eventually } from '../testing/eventually';
import { openHouse, type TestHouse } from '../testing/house';
import { createLimits, type Limits } from './limits';

const few = { read: 5, write: 5, signIn: 5 };

let house: TestHouse;
let first: Limits;
let second: Limits;

beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  await betweenMinutes();
  await house.sql`truncate call_counts`;
  first = createLimits(house.house, few);
  second = createLimits(house.house, few);
});
afterEach(() => [first, second].forEach((limits) => limits.stop()));
afterAll(() => house.close());

describe('writes and sign-ins are counted by all gateways together', () => {
  test.each([
    ['a write', { method: 'POST', url: '/api/prayers' }, few.write],
    ['GraphQL', { method: 'POST', url: '/graphql' }, few.write],
    ['the start of a sign-in', { url: '/api/login?returnTo=/feed' }, few.signIn],
    ['the end of a sign-in', { url: '/api/auth/google/callback?code=1' }, few.signIn],
  ])('%s', async (_, call, most) => {
    for (let count = 0; count < most; count += 1) expect(await ask(first, call)).toBe(200);
    expect(await ask(first, call)).toBe(429);
    expect(await isRefusedEarly(second, call)).toBe(true);
  });

  test('each address for itself', async () => {
    const write = { method: 'POST' };
    for (let count = 0; count <= few.write; count += 1) await ask(first, { ...write, from: '203.0.113.7' });
    expect(await ask(first, { ...write, from: '203.0.113.7' })).toBe(429);
    expect(await ask(first, { ...write, from: '203.0.113.8' })).toBe(200);
    expect(await isRefusedEarly(second, { ...write, from: '203.0.113.7' })).toBe(true);
    expect(await ask(second, { ...write, from: '203.0.113.8' })).toBe(200);
  });

  test('many writes of many callers are one statement a second', async () => {
    await eventually(async () => {
      house.statements();
      for (let caller = 0; caller < 40; caller += 1)
        await ask(first, { method: 'POST', from: `198.51.100.${caller}` });
      const [{ callers }] = await house.sql<[{ callers: number }]>`
        select count(*)::int as callers from call_counts`;
      return callers === 40;
    });
    const shares = house.statements().filter((text) => text.includes('call_counts as known'));
    expect(shares.length).toBeLessThanOrEqual(1);
  });
});

test('reads are counted by each gateway for itself', async () => {
  for (let count = 0; count < few.read; count += 1) expect(await ask(first, {})).toBe(200);
  expect(await ask(first, {})).toBe(429);
  expect(await ask(second, {})).toBe(200);
  expect(await house.sql`select from call_counts`).toHaveLength(0);
});

test('a refusal says when to come back', async () => {
  for (let count = 0; count < few.write; count += 1) await ask(first, { method: 'POST' });
  await expect(first.admit(request({ method: 'POST' }))).rejects.toMatchObject({
    kind: 'rateLimited',
    retryAfterSeconds: expect.any(Number),
  });
});

test('no address is kept, and its hash not longer than two minutes', async () => {
  await house.sql`insert into call_counts values (1, 'long ago', 7)`;
  await ask(first, { method: 'POST', from: '203.0.113.7' });
  const kept = () => house.sql<{ caller: string }[]>`select caller from call_counts`;
  await eventually(async () => (await kept()).every(({ caller }) => caller !== 'long ago'));
  expect(JSON.stringify(await kept())).not.toContain('203.0.113');
});

test('while the database is away, each gateway limits by itself and nobody waits', async () => {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  const alone = createLimits({ ...house.house, database }, few);
  for (let count = 0; count < few.write; count += 1) expect(await ask(alone, { method: 'POST' })).toBe(200);
  expect(await ask(alone, { method: 'POST' })).toBe(429);
  await pause(1_500);
  expect(await ask(alone, { method: 'POST' })).toBe(429);
  alone.stop();
  await database.close();
});

describe('whose call it is', () => {
  test.each([
    ['behind a trusted proxy, the one that it names', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['an invented one before it changes nothing', '127.0.0.1', '10.9.8.7, 203.0.113.7', '203.0.113.7'],
    ['a trusted proxy behind another', '127.0.0.1', '203.0.113.7, 127.0.0.2', '203.0.113.7'],
    ['without a trusted proxy, the peer', '203.0.113.7', '10.9.8.7', '203.0.113.7'],
    ['the same over a socket of both kinds', '::ffff:203.0.113.7', '', '203.0.113.7'],
    ['another of the same IPv6 network', '2001:db8:1:2::1', '', '2001:db8:1:2:aaaa::9'],
  ])('%s', async (_, peer, forwarded, same) => {
    for (let count = 0; count < few.write; count += 1)
      await ask(first, { method: 'POST', from: peer, forwarded });
    expect(await ask(first, { method: 'POST', from: same })).toBe(429);
  });

  test('behind one proxy, each that it names is somebody else', async () => {
    const write = { method: 'POST', from: '127.0.0.1' };
    for (let count = 0; count < few.write; count += 1)
      await ask(first, { ...write, forwarded: '203.0.113.7' });
    expect(await ask(first, { ...write, forwarded: '203.0.113.8' })).toBe(200);
    expect(await ask(first, write)).toBe(200);
    expect(await ask(first, { ...write, forwarded: '203.0.113.7' })).toBe(429);
  });

  test('more ways than are remembered change nothing', async () => {
    const write = { method: 'POST', from: '127.0.0.1', forwarded: '203.0.113.7' };
    for (let count = 0; count < few.write; count += 1) await ask(first, write);
    for (let way = 0; way < 1_100; way += 1)
      await ask(first, { ...write, forwarded: `198.51.${way >> 8}.${way & 255}` });
    expect(await ask(first, write)).toBe(429);
  });

  test('a neighbouring IPv6 network is somebody else', async () => {
    for (let count = 0; count < few.write; count += 1)
      await ask(first, { method: 'POST', from: '2001:db8:1:2::1' });
    expect(await ask(first, { method: 'POST', from: '2001:db8:1:3::1' })).toBe(200);
  });
});

test('through the doors: 429 with Retry-After, the same on both', async () => {
  const limited = await openHouse({ rateLimits: true });
  const gateway = await limited.gateway();
  await betweenMinutes();
  // As if other gateways had let these pass; heard of with the first share.
  const told = { headers: { 'x-forwarded-for': '203.0.113.9' }, body: {} };
  await gateway.rest('POST', '/api/newsletter/subscribe', told);
  await eventually(async () => (await limited.sql`update call_counts set calls = 2000`).count > 0);
  await eventually(async () => {
    await pause(300);
    return (await gateway.rest('POST', '/api/newsletter/subscribe', told)).status === 429;
  });
  const { headers, body } = await gateway.rest('POST', '/api/newsletter/subscribe', told);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body).toEqual({ message: 'Too many requests. Please wait a moment.' });
  const overGraphql = await gateway.graphql('{ stats { totalPrayers } }', {}, { headers: told.headers });
  expect(overGraphql).toMatchObject({
    status: 429,
    body: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] },
  });
  await limited.close();
});

/** Whether a gateway that has seen fewer calls than are allowed refuses one, because it has heard of the others. */
async function isRefusedEarly(limits: Limits, call: Call): Promise<boolean> {
  for (let count = 1; count < few.write; count += 1) {
    if ((await ask(limits, call)) === 429) return true;
    await pause(1_200);
  }
  return false;
}

interface Call {
  method?: string;
  url?: string;
  from?: string;
  forwarded?: string;
}

async function ask(limits: Limits, call: Call): Promise<number> {
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

/** A test that begins with a minute's last seconds would see the counts of two. */
async function betweenMinutes(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 8_000) await pause(left + 50);
}
