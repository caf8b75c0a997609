import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { openHouse, type TestGateway, type TestHouse } from '../testing/house';
import { createLoad } from './load';
import { createPlaces } from './places';

let house: TestHouse;
let gateway: TestGateway;
beforeAll(async () => {
  house = await openHouse();
  gateway = await house.gateway();
});
afterAll(() => house.close());

const stats = '{ stats { totalPrayers } }';

/** Calls that begin at a time, in milliseconds, and do not end by themselves. */
function arriving() {
  let time = 0;
  const load = createLoad(createPlaces(() => time));
  const underWay: ServerResponse[] = [];
  return {
    /** How many of them are refused. */
    at(moment: number, count: number): number {
      time = moment;
      const refused = Array.from({ length: count }, () => {
        if (load.isFull()) return 1;
        const response = Object.assign(new EventEmitter(), { req: { headers: {} } });
        underWay.push(response as unknown as ServerResponse);
        load.carry(underWay.at(-1)!);
        return 0;
      });
      return refused.reduce<number>((sum, one) => sum + one, 0);
    },
    end(count: number) {
      for (const response of underWay.splice(0, count)) response.emit('close');
    },
  };
}

test('many at once after a calm are no overload', () => {
  const calls = arriving();
  expect(calls.at(5_000, 200)).toBe(0);
  expect(calls.at(5_050, 200)).toBe(0);
  expect(calls.at(5_050, 10)).toBe(10);
});

test('those who follow have a place where they would be answered in 200 ms', () => {
  const calls = arriving();
  expect(calls.at(5_000, 250)).toBe(0);
  expect(calls.at(5_100, 1)).toBe(1);
  // 120 in 100 ms: 240 may be under way, and were 130.
  calls.end(120);
  expect(calls.at(5_100, 150)).toBe(40);
});

test('a place that a burst has taken is not given again', () => {
  const calls = arriving();
  expect(calls.at(5_000, 400)).toBe(0);
  calls.end(290);
  expect(calls.at(5_100, 10)).toBe(10);
  calls.end(20);
  expect(calls.at(5_200, 10)).toBe(0);
});

test('what goes on after a burst is an overload: there are as many places as are answered in 50 ms', () => {
  const calls = arriving();
  expect(calls.at(0, 200)).toBe(0);
  calls.end(140);
  calls.at(200, 40);
  // 240 in 320 ms, of 100 under way at most.
  calls.end(100);
  expect(calls.at(320, 100)).toBe(0);
  expect(calls.at(320, 10)).toBe(10);
  calls.end(70);
  // 37.5 would be answered in 50 ms; forty keep the database busy.
  expect(calls.at(330, 20)).toBe(10);
  calls.end(40);
  expect(calls.at(400, 40)).toBe(0);
  calls.end(40);
  // 150 in the last 100 ms.
  expect(calls.at(420, 75)).toBe(0);
  expect(calls.at(420, 1)).toBe(1);
});

test('an overload is over when nobody was refused for a second', () => {
  const calls = arriving();
  calls.at(0, 400);
  expect(calls.at(301, 1)).toBe(1);
  calls.end(400);
  expect(calls.at(400, 100)).toBe(60);
  calls.end(40);
  expect(calls.at(1_401, 100)).toBe(0);
});

test('whoever was full a moment ago takes no other burst', () => {
  const calls = arriving();
  calls.at(0, 200);
  calls.end(200);
  expect(calls.at(900, 150)).toBe(50);
  calls.end(100);
  expect(calls.at(2_000, 150)).toBe(0);
});

test('a gateway that is full refuses at once, on both doors, and still says that it lives', async () => {
  const lock = await house.sql.reserve();
  await lock`begin`;
  await lock`lock table site_counters in access exclusive mode`;
  const calls: Promise<number>[] = [];
  const refusals: number[] = [];
  const knock = async () => {
    const { status } = await gateway.rest('GET', '/api/stats');
    if (status === 503) refusals.push(status);
    return status;
  };
  try {
    for (let count = 0; count < 122; count += 1) calls.push(knock());
    while (refusals.length === 0) {
      calls.push(knock());
      await pause(50);
    }
    const call = await gateway.rest('GET', '/api/stats');
    expect(call).toMatchObject({ status: 503, body: { message: 'Please try again in a moment' } });
    expect(call.headers.get('retry-after')).toBe('2');
    expect(call.headers.get('x-content-type-options')).toBe('nosniff');
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

test('when they have ended, calls are taken again', async () => {
  expect((await gateway.rest('GET', '/api/stats')).status).toBe(200);
  expect((await gateway.graphql(stats)).body).toHaveProperty('data.stats');
});
