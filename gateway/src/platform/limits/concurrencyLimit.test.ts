import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../testing/eventually';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { createConcurrencyLimit } from './concurrencyLimit';

let site: TestSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
afterAll(() => site.close());

const stats = '{ stats { totalPrayers } }';

/** Requests that run until they are ended. */
function openLimit() {
  const limit = createConcurrencyLimit();
  const running: (() => void)[] = [];
  const refused: unknown[] = [];
  let ended = 0;
  return {
    limit,
    running,
    refused,
    ended: () => ended,
    async arrive(count: number) {
      for (let each = 0; each < count; each += 1)
        limit
          .run(() => new Promise<void>((resolve) => running.push(resolve)))
          .then(
            () => (ended += 1),
            (error: unknown) => refused.push(error),
          );
      await pause();
    },
    async end(count: number) {
      for (const end of running.splice(0, count)) end();
      await pause();
    },
  };
}

test('forty run, sixty wait, more are refused', async () => {
  const { limit, running, refused, arrive } = openLimit();
  await arrive(99);
  expect([running.length, limit.isFull(), refused]).toEqual([40, false, []]);
  await arrive(1);
  expect(limit.isFull()).toBe(true);
  await arrive(2);
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ status: 503, retryAfterSeconds: 2 });
});

test('a waiting request runs as soon as another has ended, in order of arrival', async () => {
  const { limit, running, ended, arrive, end } = openLimit();
  await arrive(60);
  await end(15);
  expect([running.length, ended()]).toEqual([40, 15]);
  await end(45);
  expect(ended()).toBe(55);
  await end(5);
  expect([ended(), running.length, limit.isFull()]).toEqual([60, 0, false]);
  await arrive(40);
  expect(running).toHaveLength(40);
});

test('failed work releases its slot', async () => {
  const { limit, running, arrive } = openLimit();
  for (let count = 0; count < 200; count += 1)
    await expect(limit.run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await arrive(40);
  expect(running).toHaveLength(40);
});

describe('while all slots are blocked', () => {
  afterEach(() => void jest.useRealTimers());

  test('the limit is stuck after three seconds without a result, and no longer when one is there', async () => {
    const { limit, arrive, end } = openLimit();
    await arrive(39);
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    expect(limit.isStuck()).toBe(false);
    await arrive(20);
    expect(limit.isStuck()).toBe(false);
    now.mockReturnValue(performance.now() + 3_001);
    expect(limit.isStuck()).toBe(true);
    await end(1);
    expect(limit.isStuck()).toBe(false);
    now.mockRestore();
  });

  test('no request waits longer than five seconds', async () => {
    const { running, refused, arrive } = openLimit();
    await arrive(50);
    jest.useFakeTimers();
    const late = openLimit();
    for (let count = 0; count < 50; count += 1)
      late.limit.run(() => new Promise(() => undefined)).catch((error: unknown) => late.refused.push(error));
    await jest.advanceTimersByTimeAsync(4_900);
    expect(late.refused).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(200);
    expect(late.refused).toHaveLength(10);
    expect([running.length, refused.length]).toEqual([40, 0]);
  });
});

test('a connection runs one of its pipelined requests at a time; a reset ends those that wait', async () => {
  const lock = await site.sql.reserve();
  await lock`begin`;
  await lock`lock table site_counters in access exclusive mode`;
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write('GET /api/stats HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(120));
  const waiting = async () => {
    const [{ count }] = await site.sql<[{ count: number }]>`
      select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return count;
  };
  await eventually(async () => (await waiting()) > 0);
  await pause(200);
  expect(await waiting()).toBe(1);
  expect((await gateway.rest('GET', '/api/prayers')).status).toBe(200);
  socket.resetAndDestroy();
  await pause(50);
  site.statements();
  await lock`rollback`;
  lock.release();
  await pause(200);
  expect(site.statements().filter((text) => text.includes('site_counters'))).toHaveLength(0);
});

test('connections that are reset with many requests on them keep no slot', async () => {
  const { hostname, port } = new URL(gateway.url);
  for (let times = 0; times < 3; times += 1) {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write('GET /api/prayers HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(120));
    await new Promise((resolve) => socket.once('data', resolve));
    socket.resetAndDestroy();
  }
  const statuses = async () => {
    const calls = Array.from({ length: 80 }, () => gateway.rest('GET', '/api/stats'));
    return new Set((await Promise.all(calls)).map(({ status }) => status));
  };
  // The requests that were sent before have run first.
  await eventually(async () => (await statuses()).size === 1);
  expect(await statuses()).toEqual(new Set([200]));
});

test('a gateway at its limit refuses at once over both APIs, and is still alive', async () => {
  const lock = await site.sql.reserve();
  await lock`begin`;
  await lock`lock table site_counters in access exclusive mode`;
  const calls: Promise<number>[] = [];
  const refusals: number[] = [];
  const call = async () => {
    const { status } = await gateway.rest('GET', '/api/stats');
    if (status === 503) refusals.push(status);
    return status;
  };
  try {
    for (let count = 0; count < 122; count += 1) calls.push(call());
    while (refusals.length === 0) {
      calls.push(call());
      await pause(50);
    }
    const refused = await gateway.rest('GET', '/api/stats');
    expect(refused).toMatchObject({ status: 503, body: { message: 'Please try again in a moment' } });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await gateway.graphql(stats)).toMatchObject({
      status: 503,
      body: { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
    });
    expect((await gateway.rest('GET', '/healthz')).status).toBe(200);
  } finally {
    await lock`rollback`;
    lock.release();
  }
  const statuses = await Promise.all(calls);
  expect(statuses.filter((status) => status === 200)).toHaveLength(calls.length - refusals.length);
});

test('when they have ended, requests are accepted again', async () => {
  expect((await gateway.rest('GET', '/api/stats')).status).toBe(200);
  expect((await gateway.graphql(stats)).body).toHaveProperty('data.stats');
});
