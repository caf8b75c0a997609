import { prayerForm } from '../testing/prayerForms';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../testing/testSite';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let ruth: ActingMember;
let boaz: ActingMember;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
  ruth = await site.aMember();
  boaz = await site.aMember();
});
afterAll(() => site.close());

let keys = 0;
const aKey = () => ({ 'idempotency-key': `key ${++keys}` });

async function text(path: string, as: ActingMember, body: unknown, headers: Record<string, string>) {
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: { cookie: `pw_session=${as.session}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return [response.status, await response.text()] as const;
}

const comments = (prayer: number) => site.sql`select from comments where prayer_id = ${prayer}`;
const aPrayer = async (as: ActingMember): Promise<number> =>
  (await gateway.rest('POST', '/api/prayers', { as, body: prayerForm })).body.id;

const encourageDocument = `mutation ($id: Int!) {
  encourage(prayerId: $id, input: { content: "Courage" }) { id content createdAt isOwner }
}`;

describe.each(['REST', 'GraphQL'])('a repeated Idempotency-Key over %s', (api) => {
  const call = (prayer: number, headers: Record<string, string>) =>
    api === 'REST'
      ? text(`/api/prayers/${prayer}/comments`, boaz, { content: 'Courage' }, headers)
      : text('/graphql', boaz, { query: encourageDocument, variables: { id: prayer } }, headers);

  test('returns the first response byte for byte after the text, and then its prayer, have gone', async () => {
    const prayer = await aPrayer(ruth);
    const key = aKey();
    const first = await call(prayer, key);
    expect(first[1]).toContain('Courage');
    await site.sql`update comments set content = 'Other words', edited_at = now() where prayer_id = ${prayer}`;
    expect(await call(prayer, key)).toEqual(first);
    const [{ id }] = await site.sql<[{ id: number }]>`select id from comments where prayer_id = ${prayer}`;
    await gateway.rest('DELETE', `/api/comments/${id}`, { as: boaz });
    expect(await call(prayer, key)).toEqual(first);
    await gateway.rest('DELETE', `/api/admin/prayers/${prayer}`, { as: admin });
    expect(await call(prayer, key)).toEqual(first);
    expect(await comments(prayer)).toHaveLength(1);
  });

  test('of a caller who has signed out is 401, or UNAUTHENTICATED', async () => {
    const prayer = await aPrayer(ruth);
    const key = aKey();
    await call(prayer, key);
    const boazBefore = boaz;
    await site.sql`delete from sessions where member_id = ${boaz.id}`;
    const [status, body] = await call(prayer, key);
    expect(body).toMatch(/Unauthorized/);
    expect(status).toBe(api === 'REST' ? 401 : 200);
    boaz = await site.aMember();
    expect(boaz.id).not.toBe(boazBefore.id);
  });
});

test('a post in a group that the caller has left since is returned again', async () => {
  const group = (
    await gateway.rest('POST', '/api/prayer-groups', {
      as: ruth,
      body: { name: 'Gleaners', theme: 'general', isPrivate: true },
    })
  ).body.id;
  await gateway.rest('POST', `/api/prayer-groups/${group}/join`, { as: boaz });
  const key = aKey();
  const path = `/api/prayer-groups/${group}/posts`;
  const first = await text(path, boaz, { content: 'Among us' }, key);
  expect(first[0]).toBe(201);
  await gateway.graphql(`mutation { leaveGroup(id: ${group}) { id } }`, {}, { as: boaz });
  expect(await text(path, boaz, { content: 'Among us' }, key)).toEqual(first);
  expect((await text(path, boaz, { content: 'Among us' }, aKey()))[0]).toBe(403);
});

test.each(['REST', 'GraphQL'])(
  'a request to join over %s is made once, also when it was declined since, and its response returned again',
  async (api) => {
    const body = { name: 'Gleaners', theme: 'general', isPrivate: true, joinApprovalRequired: true };
    const group = (await gateway.rest('POST', '/api/prayer-groups', { as: ruth, body })).body.id;
    const query = `mutation { requestToJoinGroup(id: ${group}, message: "Please") { id hasRequested } }`;
    const ask = (headers: Record<string, string>) =>
      api === 'REST'
        ? text(`/api/prayer-groups/${group}/request-join`, boaz, { message: 'Please' }, headers)
        : text('/graphql', boaz, { query }, headers);
    const status = async () =>
      (await site.sql`select status from join_requests where group_id = ${group}`).map((row) => row.status);
    const key = aKey();
    const first = await ask(key);
    expect(first[1]).toMatch(/pending|"hasRequested":true/);
    const [{ id }] = await site.sql<[{ id: number }]>`select id from join_requests where group_id = ${group}`;
    await gateway.rest('POST', `/api/prayer-groups/${group}/requests/${id}/decline`, { as: ruth });
    expect(await ask(key)).toEqual(first);
    expect(await status()).toEqual(['declined']);
    await ask(aKey());
    expect(await status()).toEqual(['pending']);
    const other = await text(`/api/prayer-groups/${group}/request-join`, boaz, { message: 'Else' }, key);
    expect(other[0]).toBe(422);
  },
);

test('two creates in one GraphQL request have a result each, and the same when it is repeated', async () => {
  const prayer = await aPrayer(ruth);
  const query = `mutation {
    one: encourage(prayerId: ${prayer}, input: { content: "Courage" }) { id }
    two: encourage(prayerId: ${prayer}, input: { content: "Courage" }) { id }
    ...more
  }
  fragment more on Mutation { three: encourage(prayerId: ${prayer}, input: { content: "Peace" }) { id } }`;
  const key = aKey();
  const first = await text('/graphql', boaz, { query }, key);
  const { data } = JSON.parse(first[1]);
  expect(new Set([data.one.id, data.two.id, data.three.id]).size).toBe(3);
  expect(await text('/graphql', boaz, { query }, key)).toEqual(first);
  expect(await comments(prayer)).toHaveLength(3);
});

test('a key has 1 to 255 characters, which is judged after 401 and 404', async () => {
  const prayer = await aPrayer(ruth);
  const post = (id: number, key: string, as: ActingMember | null = boaz) =>
    gateway.rest('POST', `/api/prayers/${id}/comments`, {
      as,
      body: { content: 'Courage' },
      headers: { 'idempotency-key': key },
    });
  expect((await post(prayer, 'k'.repeat(255))).status).toBe(201);
  for (const key of ['', 'k'.repeat(256)]) {
    expect(await post(prayer, key)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'Idempotency-Key' }] },
    });
    expect((await post(prayer, key, null)).status).toBe(401);
    expect((await post(2_000_000_000, key)).status).toBe(404);
    const overGraphql = await gateway.graphql(
      encourageDocument,
      { id: prayer },
      { as: boaz, headers: { 'idempotency-key': key } },
    );
    expect(overGraphql.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  }
});

test('stored responses end after a week; the key still makes nothing twice', async () => {
  const key = aKey();
  const first = await text('/api/prayers', ruth, prayerForm, key);
  await site.sql`update idempotent_responses set created_at = now() - interval '8 days'`;
  const { deleteOldResponses } = await import('../platform/database/idempotentResponses');
  await deleteOldResponses(site.sql);
  expect(await site.sql`select from idempotent_responses`).toHaveLength(0);
  const again = await text('/api/prayers', ruth, prayerForm, key);
  expect(JSON.parse(again[1]).id).toBe(JSON.parse(first[1]).id);
});
