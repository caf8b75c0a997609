import { eventually } from '../testing/eventually';
import { openHouse, type TestGateway, type TestHouse } from '../testing/house';

let house: TestHouse;
let gateway: TestGateway;
beforeAll(async () => {
  house = await openHouse();
  gateway = await house.gateway();
});
afterAll(() => house.close());

const stats = '{ stats { totalPrayers } }';

/** Sends calls that wait for the database until they are let go. */
async function whileAllWait(count: number, act: () => Promise<void>) {
  const lock = await house.sql.reserve();
  await lock`begin`;
  await lock`lock table site_counters in access exclusive mode`;
  const calls = Array.from({ length: count }, () => gateway.rest('GET', '/api/stats'));
  const answered: number[] = [];
  for (const call of calls) void call.then(({ status }) => answered.push(status));
  try {
    await eventually(() => answered.length >= count - 100);
    await act();
  } finally {
    await lock`rollback`;
    lock.release();
  }
  return (await Promise.all(calls)).map(({ status }) => status);
}

test('a gateway that works on 100 calls refuses more at once, on both doors, and still says that it lives', async () => {
  const statuses = await whileAllWait(122, async () => {
    const call = await gateway.rest('GET', '/api/stats');
    expect(call).toMatchObject({ status: 503, body: { message: 'Please try again in a moment' } });
    expect(call.headers.get('retry-after')).toBe('2');
    expect(call.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await gateway.graphql(stats)).toMatchObject({
      status: 503,
      body: { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
    });
    expect((await gateway.rest('GET', '/healthz')).status).toBe(200);
  });
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(statuses.filter((status) => status === 503)).toHaveLength(22);
});

test('when they have ended, calls are taken again', async () => {
  expect((await gateway.rest('GET', '/api/stats')).status).toBe(200);
  expect((await gateway.graphql(stats)).body).toHaveProperty('data.stats');
});
