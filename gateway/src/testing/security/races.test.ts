import { aSecondGateway } from '../secondGateway';
import type { ActingMember } from '../testSite';
import { chainForm, groupForm, openCommunity, testimonyForm, type Community } from './community';
import { prayerForm } from '../prayerForms';

/** Fifty calls at once, alternating between two gateways on one database. */
const rounds = 50;

let community: Community;
let second: Awaited<ReturnType<typeof aSecondGateway>>;
let members: ActingMember[];

beforeAll(async () => {
  community = await openCommunity();
  second = await aSecondGateway(community.site);
  members = [];
  for (let count = 0; count < rounds; count += 1) members.push(await community.site.aMember());
}, 30_000);
afterAll(async () => {
  await second.stop();
  await community.site.close();
});

interface CallResult {
  status: number;
  body: ReturnType<typeof JSON.parse>;
}

/** The same call of each of these members at once, half of them through the other gateway. */
function allAtOnce(path: string, members: readonly ActingMember[], body?: object): Promise<CallResult[]> {
  return Promise.all(members.map((member, index) => post(path, member, index, body)));
}

async function post(
  path: string,
  as: ActingMember,
  index: number,
  body?: object,
  key = '',
): Promise<CallResult> {
  const response = await fetch((index % 2 === 0 ? community.gateway.url : second.url) + path, {
    method: 'POST',
    headers: {
      cookie: `pw_session=${as.session}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const statusesOf = (responses: CallResult[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);
const times = (count: number, status: number) => Array<number>(count).fill(status);
const fiftyTimes = (member: ActingMember) => Array<ActingMember>(rounds).fill(member);

async function counted(
  query: 'prayers.amen_count' | 'testimonials.praise_count' | 'group_posts.like_count',
  id: number,
) {
  const { sql } = community.site;
  const [table = '', column = ''] = query.split('.');
  const rows = { prayers: 'amens', testimonials: 'praises', group_posts: 'group_post_likes' }[table]!;
  const key = { prayers: 'prayer_id', testimonials: 'testimonial_id', group_posts: 'post_id' }[table]!;
  const [row] = await sql<[{ counter: number; rows: number }]>`
    select ${sql(column)} as counter, (select count(*)::integer from ${sql(rows)} where ${sql(key)} = ${id}) as rows
    from ${sql(table)}
    where id = ${id}`;
  return row;
}

async function make(as: ActingMember, path: string, body: object): Promise<number> {
  const made = await post(path, as, 0, body);
  expect(made.status).toBe(201);
  return made.body.id;
}

test('fifty amens of one member are one amen, and each call returns one', async () => {
  const { other } = community.people;
  const prayer = await make(community.people.owner, '/api/prayers', prayerForm);
  const responses = await allAtOnce(`/api/prayers/${prayer}/amen`, fiftyTimes(other));
  expect(new Set(responses.map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set(['{"hasAmened":true,"amenCount":1}']),
  );
  expect(await counted('prayers.amen_count', prayer)).toEqual({ counter: 1, rows: 1 });
});

test('fifty members give fifty amens, fifty praises and fifty likes, and the counters are their rows', async () => {
  const { ids, people } = community;
  const prayer = await make(people.owner, '/api/prayers', prayerForm);
  const joined = await allAtOnce(`/api/prayer-groups/${ids.group}/join`, members);
  expect(statusesOf(joined)).toEqual(times(rounds, 200));
  await allAtOnce(`/api/prayers/${prayer}/amen`, members);
  await allAtOnce(`/api/testimonials/${ids.testimonial}/praise`, members);
  await allAtOnce(`/api/group-posts/${ids.post}/like`, members);
  const all = { counter: rounds, rows: rounds };
  expect(await counted('prayers.amen_count', prayer)).toEqual(all);
  expect(await counted('testimonials.praise_count', ids.testimonial)).toEqual(all);
  expect(await counted('group_posts.like_count', ids.post)).toEqual(all);
});

test('of fifty who want one hour one gets it, and forty-nine get a conflict', async () => {
  const chain = await make(community.people.owner, '/api/prayer-chains', chainForm());
  const responses = await allAtOnce(`/api/prayer-chains/${chain}/join`, members, { hourSlot: 3 });
  expect(statusesOf(responses)).toEqual([200, ...times(49, 409)]);
  const slots = await community.site.sql`select hour_slot from chain_slots where chain_id = ${chain}`;
  expect(slots).toHaveLength(1);
});

test('a group of five takes exactly four more of fifty', async () => {
  const group = await make(community.people.owner, '/api/prayer-groups', { ...groupForm, maxMembers: 5 });
  const responses = await allAtOnce(`/api/prayer-groups/${group}/join`, members);
  expect(statusesOf(responses)).toEqual([...times(4, 200), ...times(46, 409)]);
  const rows = await community.site.sql`select member_id from group_members where group_id = ${group}`;
  expect(rows).toHaveLength(5);
});

test('a prayer becomes one testimony, however often its owner converts it at once', async () => {
  const { owner } = community.people;
  const prayer = await make(owner, '/api/prayers', prayerForm);
  await community.site.sql`update prayers set created_at = now() - interval '2 days' where id = ${prayer}`;
  const responses = await allAtOnce(`/api/prayers/${prayer}/testimonial`, fiftyTimes(owner), testimonyForm);
  expect(statusesOf(responses)).toEqual([201, ...times(49, 409)]);
  const rows = await community.site.sql`select id from testimonials where prayer_id = ${prayer}`;
  expect(rows).toHaveLength(1);
});

test('fifty calls with one Idempotency-Key make one prayer', async () => {
  const { other } = community.people;
  const before = await community.site.sql`select id from prayers where author_id = ${other.id}`;
  const responses = await Promise.all(
    fiftyTimes(other).map((as, index) => post('/api/prayers', as, index, prayerForm, 'one of fifty')),
  );
  const made = responses.filter(({ status }) => status === 201).map(({ body }) => body.id);
  expect(new Set(made).size).toBe(1);
  expect(statusesOf(responses).every((status) => status === 201 || status === 409)).toBe(true);
  const after = await community.site.sql`select id from prayers where author_id = ${other.id}`;
  expect(after).toHaveLength(before.length + 1);
});

test('of fifty decisions on one request one is made', async () => {
  const { people, ids } = community;
  const ways = ['approve', 'decline'];
  const responses = await Promise.all(
    fiftyTimes(people.owner).map((as, index) =>
      post(
        `/api/prayer-groups/${ids.privateGroup}/requests/${ids.joinRequest}/${ways[index % 3 === 0 ? 1 : 0]}`,
        as,
        index,
      ),
    ),
  );
  const decided = responses.filter(({ status }) => status === 200).map(({ body }) => body.status);
  expect(new Set(decided).size).toBe(1);
  const [row] = await community.site.sql`select status from join_requests where id = ${ids.joinRequest}`;
  expect(row!.status).toBe(decided[0]);
});

test('the figures of the community equal its rows', async () => {
  const { body } = await community.gateway.rest('GET', '/api/stats');
  const [rows] = await community.site.sql`
    select
      (select count(*)::integer from prayers where status in ('active', 'answered')) as "totalPrayers",
      (select count(*)::integer from testimonials) as "totalTestimonials",
      (select count(*)::integer from amens) as "totalAmens",
      (select count(*)::integer from prayer_groups) as "totalPrayerGroups"`;
  expect(body).toMatchObject(rows!);
});
