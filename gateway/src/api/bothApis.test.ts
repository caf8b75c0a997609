import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../testing/testSite';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
});
afterAll(() => site.close());

const prayer = {
  name: 'Ruth',
  email: 'ruth@example.org',
  title: 'Safe travel',
  description: 'Please pray for the road to Bethlehem.',
};

async function countPrayers() {
  const [row] = await site.sql<[{ count: number }]>`select count(*)::int as count from prayers`;
  return row.count;
}

describe('refusals come in the order of the contract', () => {
  test('an unknown path is 404 JSON for every caller and every body', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await gateway.rest(method, '/api/nothing-here');
      expect(response).toMatchObject({ status: 404, body: { message: expect.any(String) } });
    }
  });

  test('the session is checked before the body', async () => {
    expect(await gateway.rest('POST', '/api/prayers', { body: '{broken' })).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized' },
    });
    expect(await gateway.rest('POST', '/api/prayers/nonsense/comments', { body: {} })).toMatchObject({
      status: 401,
    });
  });

  test('an unknown or malformed id is refused before the body is checked', async () => {
    for (const id of [
      '0',
      '-1',
      '1.5',
      'abc',
      '99999999999999999999',
      '2147483648',
      '1e3',
      '%00',
      '%F0%9F',
    ]) {
      const response = await gateway.rest('POST', `/api/prayers/${id}/comments`, { as: ruth, body: {} });
      expect([id, response.status]).toEqual([id, 404]);
    }
  });

  test.each([
    ['malformed JSON', '{"title":', {}, 400],
    ['no body', undefined, {}, 400],
    ['an empty body', '', { 'content-type': 'application/json' }, 400],
    ['JSON that is not an object', '[]', {}, 400],
    ['null', 'null', {}, 400],
    ['text', 'hello', { 'content-type': 'text/plain' }, 415],
    ['a form', 'title=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['more than 100 kB', JSON.stringify({ description: 'x'.repeat(100 * 1024) }), {}, 413],
  ])('%s', async (_, body, headers, status) => {
    const before = await countPrayers();
    const response = await gateway.rest('POST', '/api/prayers', { as: ruth, body, headers });
    expect(response).toMatchObject({ status, body: { message: expect.any(String) } });
    expect(await countPrayers()).toBe(before);
  });
});

describe('a write from another origin is refused', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:4001' },
    { origin: 'https://localhost:4000' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  test.each(foreign)('%j', async (headers) => {
    const before = await countPrayers();
    expect(await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayer, headers })).toMatchObject({
      status: 403,
      body: { message: 'Forbidden' },
    });
    const overGraphql = await gateway.graphql(
      'mutation { giveAmen(prayerId: 1) { id } }',
      {},
      { as: ruth, headers },
    );
    expect(overGraphql).toMatchObject({
      status: 403,
      body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
    });
    expect(await countPrayers()).toBe(before);
  });

  test.each<Record<string, string>>([
    {},
    { origin: 'http://localhost:4000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('%j is from our own page, or not from a browser', async (headers) => {
    const response = await gateway.rest('POST', '/api/prayers', { as: ruth, body: prayer, headers });
    expect(response.status).toBe(201);
  });
});

describe('an invalid session', () => {
  test.each([
    ['words', 'nonsense'],
    ['nothing', ''],
    ['an unsigned token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['very long', 'a'.repeat(5000)],
  ])('one that is %s is 401', async (_, session) => {
    const response = await gateway.rest('GET', '/api/auth/user', {
      headers: { cookie: `pw_session=${session}` },
    });
    expect(response).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
  });

  test('one that has expired, or whose member is suspended or deleted', async () => {
    const [expired, suspended, deleted] = [await site.aMember(), await site.aMember(), await site.aMember()];
    await site.sql`update sessions set expires_at = now() where member_id = ${expired.id}`;
    await site.sql`update members set suspended_at = now() where id = ${suspended.id}`;
    await site.sql`delete from members where id = ${deleted.id}`;
    for (const as of [expired, suspended, deleted]) {
      expect((await gateway.rest('GET', '/api/auth/user', { as })).status).toBe(401);
    }
  });
});

test('polled lists have an ETag and return 304', async () => {
  for (const path of ['/api/stats', '/api/prayers']) {
    const first = await gateway.rest('GET', path);
    const etag = first.headers.get('etag')!;
    expect(etag).toBeTruthy();
    expect((await gateway.rest('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  }
});

test('liveness, readiness and metrics', async () => {
  expect((await gateway.rest('GET', '/healthz')).status).toBe(200);
  expect((await gateway.rest('GET', '/readyz')).status).toBe(200);
  const metrics = await gateway.rest('GET', '/metrics');
  expect(metrics.body).toContain('http_request_duration_seconds_bucket');
});

test('without its database a gateway is not ready and returns 503 with Retry-After over both APIs, but is alive', async () => {
  const dark = await openTestSite({ databaseUrl: 'postgres://postgres:tests@127.0.0.1:9/nowhere' });
  const server = await dark.gateway();
  const rest = await server.rest('GET', '/api/stats');
  expect([rest.status, rest.headers.has('retry-after')]).toEqual([503, true]);
  const graphql = await server.graphql('{ stats { totalPrayers } }');
  expect(graphql).toMatchObject({
    status: 503,
    body: { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
  });
  expect((await server.rest('GET', '/readyz')).status).toBe(503);
  expect((await server.rest('GET', '/healthz')).status).toBe(200);
  await dark.close();
});

test('a gateway that stops completes the requests in progress', async () => {
  const stopping = await openTestSite();
  const server = await stopping.gateway();
  const member = await stopping.aMember();
  const { body } = await server.rest('POST', '/api/prayers', { as: member, body: prayer });
  const lock = await stopping.sql.reserve();
  await lock`begin`;
  await lock`lock table amens`;
  const amens = Array.from({ length: 5 }, () =>
    server.rest('POST', `/api/prayers/${body.id}/amen`, { as: member }),
  );
  await untilWaiting(stopping, 5);

  const stopped = stopping.stopGateway();
  await lock`commit`;
  lock.release();

  const responses = await Promise.all(amens);
  expect(responses.map((response) => response.status)).toEqual(Array(5).fill(200));
  await stopped;
  await expect(server.rest('GET', '/healthz')).rejects.toThrow('fetch failed');
  await stopping.close();
});

async function untilWaiting({ sql }: TestSite, statements: number): Promise<void> {
  for (;;) {
    const [{ waiting }] = await sql<[{ waiting: number }]>`
      select count(*)::int as waiting
      from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    if (waiting >= statements) return;
  }
}
