import { revokeSessions } from '../../domains/signIn/sessions';
import { giveAmen } from '../../domains/prayers/amens';
import { submitPrayer } from '../../domains/prayers/prayers';
import { eventually } from '../../testing/eventually';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { openStream, type LiveStream } from '../../testing/liveStream';
import { prayerForm } from '../../testing/prayerForms';
import { aSecondGateway } from '../../testing/secondGateway';

const realTimers = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let opened: LiveStream[];

beforeEach(async () => {
  // The gateway's intervals (heartbeats, checks of sessions) are triggered by the test; everything else is real.
  jest.useFakeTimers({ doNotFake: [...realTimers] });
  opened = [];
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
});
afterEach(async () => {
  opened.forEach((stream) => stream.close());
  jest.useRealTimers();
  await site.close();
});

async function open(
  options: Parameters<typeof openStream>[1] = {},
  origin = gateway.url,
): Promise<LiveStream> {
  const stream = await openStream(origin, options);
  opened.push(stream);
  return stream;
}

const hasAmenCount = (id: number, amenCount: number) => (update: { prayerCounts: object[] }) =>
  update.prayerCounts.some((of) => expect.objectContaining({ id, amenCount }).asymmetricMatch(of));

describe('the protocol', () => {
  test('a stream is text/event-stream, neither cached nor buffered', async () => {
    const stream = await open();
    expect(stream).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
  });

  test('it can be opened by POST as well', async () => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'subscription { live(stats: true) { stats { totalPrayers } } }' }),
    });
    expect(response.status).toBe(200);
    await submitPrayer(ruth.context, prayerForm);
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.includes('next')) break;
    }
    expect(text).toContain('event: next\ndata: {"data":{"live":{"stats":{"totalPrayers":1}}}}\n\n');
  });

  test('a heartbeat is sent every 25 seconds', async () => {
    const stream = await open();
    const beats = () => stream.text().split(':\n\n').length;
    const before = beats();
    jest.advanceTimersByTime(25_000);
    await eventually(() => beats() > before);
    expect(stream.isOver()).toBe(false);
  });

  test.each([
    ['subscription { live(stats: true) { nonsense } }', {}],
    ['subscription { live', {}],
    ['{ stats { totalPrayers } }', {}],
    ['mutation { giveAmen(prayerId: 1) { id } }', {}],
    ['subscription ($groups: [Int!]!) { live(groups: $groups) { changedGroups } }', { groups: ['x'] }],
    [
      'subscription ($prayers: [Int!]!) { live(prayers: $prayers) { changedPrayers } }',
      { prayers: Array.from({ length: 101 }, (_, index) => index + 1) },
    ],
  ])('an invalid subscription is refused before the stream begins: %s', async (query, variables) => {
    expect((await open({ query, variables })).status).toBe(400);
  });

  test('a page of another site gets no stream', async () => {
    const stream = await open({ as: ruth, headers: { origin: 'https://elsewhere.example' } });
    expect(stream.status).toBe(403);
  });

  test('without text/event-stream a subscription is refused with a message', async () => {
    const { body } = await gateway.graphql('subscription { live(stats: true) { stats { totalPrayers } } }');
    expect(body.errors[0]).toMatchObject({
      message: 'A subscription is answered over text/event-stream',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

describe('sessions and limits', () => {
  test('a session that is revoked ends its streams, and no others', async () => {
    const [own, other] = [await open({ as: ruth }), await open({ as: await site.aMember() })];
    const visitor = await open();
    await revokeSessions(site.sql, [ruth.context.sessionHash!]);
    jest.advanceTimersByTime(20_000);
    await eventually(own.isOver);
    const prayer = await submitPrayer((await site.aMember()).context, prayerForm);
    await other.until(hasAmenCount(prayer.id, 0));
    await visitor.until(hasAmenCount(prayer.id, 0));
  });

  test('a stream can be opened with an API token, and ends with it', async () => {
    const form = { name: 'Screen', scope: 'read', expiresInDays: 1 };
    const { body } = await gateway.rest('POST', '/api/tokens', { as: ruth, body: form });
    const headers = { authorization: `Bearer ${body.token}`, origin: 'https://elsewhere.example' };
    const [own, session] = [await open({ headers }), await open({ as: ruth })];
    expect(own.status).toBe(200);
    await gateway.rest('DELETE', `/api/tokens/${body.id}`, { as: ruth });
    jest.advanceTimersByTime(20_000);
    await eventually(own.isOver);
    expect([own.isOver(), session.isOver()]).toEqual([true, false]);
    expect((await open({ headers })).status).toBe(401);
  });

  test("a suspended member's streams end", async () => {
    const own = await open({ as: ruth });
    await site.sql`update members set suspended_at = now() where id = ${ruth.id}`;
    jest.advanceTimersByTime(20_000);
    await eventually(own.isOver);
    expect(own.text()).toMatch(/event: complete\ndata:\n\n$/);
  });

  test('a session that has expired ends its streams without a word, so that no page loads again while somebody types', async () => {
    const own = await open({ as: ruth });
    await site.sql`update sessions set expires_at = now() where member_id = ${ruth.id}`;
    jest.advanceTimersByTime(20_000);
    await eventually(own.isOver);
    expect(own.text()).not.toContain('complete');
  });

  test('a member can have twelve streams; a closed one frees its slot', async () => {
    const limited = await openTestSite({ rateLimits: true });
    const { url } = await limited.gateway();
    const boaz = await limited.aMember();
    const streams = [];
    for (let count = 0; count < 12; count += 1) streams.push(await open({ as: boaz }, url));
    expect(streams.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const refused = await open({ as: boaz }, url);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    expect((await open({ as: await limited.aMember() }, url)).status).toBe(200);

    streams[0]!.close();
    await eventually(async () => (await open({ as: boaz }, url)).status === 200);
    await limited.close();
  });

  test('an address can have three hundred; behind a local proxy the forwarded address counts', async () => {
    const limited = await openTestSite({ rateLimits: true });
    const { url } = await limited.gateway();
    const from = (address: string) => open({ headers: { 'x-forwarded-for': address } }, url);
    const streams = await Promise.all(Array.from({ length: 301 }, () => from('203.0.113.7, 198.51.100.9')));
    expect(streams.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await from('198.51.100.10')).status).toBe(200);
    await limited.close();
  });
});

describe('the connection to the database', () => {
  test('two gateways on one database share changes', async () => {
    const second = await aSecondGateway(site);
    const prayer = await submitPrayer(ruth.context, prayerForm);
    const [here, there] = [await open(), await open({}, second.url)];
    await giveAmen(ruth.context, prayer.id);
    await here.until(hasAmenCount(prayer.id, 1));
    await there.until(hasAmenCount(prayer.id, 1));
    await second.stop();
  });

  test('when it is lost streams end; when it is back they reconnect and receive updates', async () => {
    const prayer = await submitPrayer(ruth.context, prayerForm);
    const stream = await open();
    await site.sql`
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where application_name = 'prayer-wall-live' and datname = current_database()`;
    await eventually(stream.isOver);

    let again = await open();
    await eventually(async () => {
      if (again.status !== 200) again = await open();
      return again.status === 200;
    });
    await giveAmen(ruth.context, prayer.id);
    await again.until(hasAmenCount(prayer.id, 1));
  });

  test('without the database a stream is refused', async () => {
    const unavailable = await aSecondGateway(site, 'postgres://nobody@127.0.0.1:1/nothing');
    const refused = await open({}, unavailable.url);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    await unavailable.stop();
  });

  test('a gateway that stops ends all streams properly and refuses new ones', async () => {
    const streams = [await open(), await open({ as: ruth })];
    await site.stopGateway();
    expect(streams.map((stream) => stream.isOver())).toEqual([true, true]);
    expect(streams.map((stream) => stream.isWhole())).toEqual([true, true]);
    await expect(open()).rejects.toThrow('ECONNREFUSED');
  });
});
