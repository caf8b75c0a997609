import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { aSecondGateway, statusesAt } from '../../testing/secondGateway';
import { eventually } from '../../testing/eventually';
import { openStream } from '../../testing/liveStream';
import { hashToken } from '../members/context';
import { signIn } from './domain';

let site: TestSite;
let gateway: TestGateway;
let second: Awaited<ReturnType<typeof aSecondGateway>>;
let ruth: ActingMember;
/** Ruth's other browsers, the one that was used last first. */
let phone: ActingMember;
let tablet: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  second = await aSecondGateway(site);
});
beforeEach(async () => {
  ruth = await site.aMember();
  phone = await elsewhere('Safari on iPhone', '1 hour');
  tablet = await elsewhere('Chrome on Android', '2 days');
});
afterAll(async () => {
  await second.stop();
  await site.close();
});

async function elsewhere(device: string, unused: string): Promise<ActingMember> {
  const session = `${device}-${ruth.id}`.padEnd(43, '-').replaceAll(' ', '_');
  await site.sql`
    insert into sessions (token_hash, member_id, expires_at, device, last_seen_at)
    values (
      ${hashToken(session)}, ${ruth.id}, now() + interval '5 days', ${device}, now() - ${unused}::interval
    )`;
  return { ...ruth, session };
}

const list = async (as = ruth) => (await gateway.rest('GET', '/api/sessions', { as })).body;

/** Whether each is signed in, at both gateways. */
const areSignedIn = (...browsers: ActingMember[]) =>
  Promise.all(
    browsers.map(async ({ session }) => {
      const statuses = await statusesAt([gateway, second], session);
      expect(new Set(statuses).size).toBe(1);
      return statuses[0] === 200;
    }),
  );

test('the list begins with this browser, then has the latest use first; both APIs agree', async () => {
  await site.sql`update sessions set last_seen_at = now() - interval '9 days', device = null where token_hash = ${ruth.context.sessionHash}`;
  const sessions = await list();
  expect(sessions).toMatchObject([
    { device: 'A browser', isCurrent: true },
    { device: 'Safari on iPhone', isCurrent: false },
    { device: 'Chrome on Android', isCurrent: false },
  ]);
  expect(typeof sessions[0].id).toBe('number');
  const { body } = await gateway.graphql(
    '{ sessions { id device createdAt lastSeenAt isCurrent } }',
    {},
    { as: ruth },
  );
  expect(body.data.sessions).toEqual(sessions);
  expect((await list(tablet))[0]).toMatchObject({ device: 'Chrome on Android', isCurrent: true });
});

test('a session that has ended by itself is in no list', async () => {
  await site.sql`update sessions set expires_at = now() where token_hash = ${hashToken(phone.session)}`;
  expect(await list()).toHaveLength(2);
});

const ways: Record<string, { one(id: number): Promise<boolean>; others(): Promise<boolean> }> = {
  REST: {
    one: async (id) => (await gateway.rest('DELETE', `/api/sessions/${id}`, { as: ruth })).status === 204,
    others: async () => (await gateway.rest('DELETE', '/api/sessions', { as: ruth })).status === 204,
  },
  GraphQL: {
    one: async (id) =>
      (await gateway.graphql('mutation ($id: Int!) { endSession(id: $id) }', { id }, { as: ruth })).body.data
        ?.endSession === id,
    others: async () =>
      (await gateway.graphql('mutation { endOtherSessions }', {}, { as: ruth })).body.data.endOtherSessions,
  },
};

describe.each(Object.entries(ways))('over %s', (_, { one, others }) => {
  test('ending a session signs it out on every gateway at once, and no other', async () => {
    const [, { id }] = await list();
    expect(await one(id)).toBe(true);
    expect(await areSignedIn(ruth, phone, tablet)).toEqual([true, false, true]);
    expect(await one(id)).toBe(false);
  });

  test('ending all others leaves this one', async () => {
    const boaz = await site.aMember();
    expect(await others()).toBe(true);
    expect(await areSignedIn(ruth, phone, tablet, boaz)).toEqual([true, false, false, true]);
    expect(await list()).toHaveLength(1);
  });
});

test('the live streams of a session that is ended end at once, on the other gateway too; others go on', async () => {
  const [own, ended, onSecond] = await Promise.all([
    openStream(gateway.url, { as: ruth }),
    openStream(gateway.url, { as: phone }),
    openStream(second.url, { as: phone }),
  ]);
  const [, { id }] = await list();
  await gateway.rest('DELETE', `/api/sessions/${id}`, { as: ruth });
  await eventually(() => ended.isOver() && onSecond.isOver());
  expect([ended.isOver(), onSecond.isOver(), own.isOver()]).toEqual([true, true, false]);
  own.close();
});

test('what a member ended is among their sign-ins, for 90 days, and no more than 200 of them', async () => {
  await gateway.rest('DELETE', '/api/sessions', { as: ruth });
  const events = (as: ActingMember | null, first: number) =>
    gateway.graphql(
      'query ($first: Int!) { signInEvents(first: $first) { kind way device } }',
      { first },
      { as },
    );
  const { body } = await events(ruth, 50);
  expect(body.data.signInEvents).toEqual(
    expect.arrayContaining([
      { kind: 'session_ended', way: null, device: 'Safari on iPhone' },
      { kind: 'session_ended', way: null, device: 'Chrome on Android' },
    ]),
  );
  expect((await events(await site.aMember(), 50)).body.data.signInEvents).toEqual([]);
  expect((await events(ruth, 51)).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');

  await site.sql`
    insert into sign_in_events (member_id, kind, created_at)
    select ${ruth.id}, 'failed', now() - make_interval(days => number) from generate_series(250, 1, -1) as number`;
  const sweep = signIn.jobs!.filter(({ name }) => name === 'sweep');
  for (const job of sweep) await job.run(site.services, () => false);
  const [kept] = await site.sql`
    select count(*)::integer, min(created_at) > now() - interval '90 days' as young
    from sign_in_events
    where member_id = ${ruth.id}`;
  expect(kept).toEqual({ count: 89, young: true });

  await site.sql`
    insert into sign_in_events (member_id, kind) select ${ruth.id}, 'failed' from generate_series(1, 250)`;
  for (const job of sweep) await job.run(site.services, () => false);
  const [most] = await site.sql`select count(*)::integer from sign_in_events where member_id = ${ruth.id}`;
  expect(most).toEqual({ count: 200 });
});
