import { encourage } from '../../domains/prayers/encouragement';
import { giveAmen } from '../../domains/prayers/amens';
import { submitPrayer } from '../../domains/prayers/prayers';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { prayerForm } from '../../testing/prayerForms';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;
let prayerId: number;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
  ruth = await site.aMember();
  for (const title of ['One', 'Two', 'Three']) {
    ({ id: prayerId } = await submitPrayer(ruth.context, {
      ...prayerForm,
      title,
      isAnonymous: title === 'Two',
    }));
    await encourage(ruth.context, prayerId, { content: `On ${title}` });
  }
  await giveAmen(ruth.context, prayerId);
});
afterAll(() => site.close());

/** Sends a request often enough that it is compiled. Returns all responses as text. */
async function sendOften(query: string, variables: object = {}, as: ActingMember | null = null) {
  const responses: string[] = [];
  for (let turn = 0; turn < 6; turn += 1)
    responses.push(JSON.stringify((await gateway.graphql(query, variables, { as })).body));
  return responses;
}

const wall = `
  query Wall($sort: PrayerSort, $categories: [Category!], $first: Int!, $after: String, $more: Boolean!) {
    latest: prayers(sort: $sort, categories: $categories, first: $first, after: $after) {
      __typename
      prayers { ...Card comments @include(if: $more) { content authorName createdAt } }
      hasMore
      endCursor
    }
    stats { totalPrayers }
  }
  fragment Card on Prayer {
    id
    status
    createdAt
    heading: title
    ... on Prayer { updates @skip(if: $more) { id } }
    user { name }
    hasAmened
    editedAt
  }`;

test.each([
  ['the whole query of the wall', wall, { first: 2, more: true }],
  [
    'the same with other variables',
    wall,
    { sort: 'amens', categories: ['health', 'general'], first: 1, more: false },
  ],
  ['an error in one of several fields', '{ stats { totalPrayers } reminders { id } viewer { id } }', {}],
  ['an unknown id', '{ prayer(id: 2000000000) { id } stats { totalPrayers } }', {}],
  ['a number out of range', 'query ($first: Int!) { prayers(first: $first) { hasMore } }', { first: 0 }],
  [
    'a variable of the wrong type',
    'query ($first: Int!) { prayers(first: $first) { hasMore } }',
    { first: 'two' },
  ],
  ['a missing variable', 'query ($id: Int!) { prayer(id: $id) { id } }', {}],
  ['introspection', '{ __schema { queryType { name } } stats { __typename } }', {}],
])('%s gets the same response, byte for byte, however often it is sent', async (_, query, variables) => {
  for (const as of [null, ruth]) {
    const responses = await sendOften(query, variables, as);
    expect(new Set(responses)).toEqual(new Set([responses[0]]));
  }
});

test('@skip and @include follow the variables of each call', async () => {
  const query =
    'query ($id: Int!, $more: Boolean!) { prayer(id: $id) { id comments @include(if: $more) { content } } }';
  await sendOften(query, { id: prayerId, more: true });
  expect(JSON.parse((await sendOften(query, { id: prayerId, more: false }))[5]!).data).toEqual({
    prayer: { id: prayerId },
  });
  expect(JSON.parse((await sendOften(query, { id: prayerId, more: true }))[5]!).data).toEqual({
    prayer: { id: prayerId, comments: [{ content: 'On Three' }] },
  });
});

test('each caller receives their own fields', async () => {
  const query = 'query ($id: Int!) { prayer(id: $id) { hasAmened isOwner } viewer { name } }';
  await sendOften(query, { id: prayerId }, ruth);
  const boaz = await site.aMember({ name: 'Boaz' });
  const [response] = await sendOften(query, { id: prayerId }, boaz);
  expect(JSON.parse(response!).data).toEqual({
    prayer: { hasAmened: false, isOwner: false },
    viewer: { name: 'Boaz' },
  });
});

test('a mutation that is sent again and again is done once each time', async () => {
  const query = `mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { id } }`;
  const responses = await sendOften(query, { input: prayerForm }, ruth);
  expect(new Set(responses).size).toBe(6);
  const [row] = await site.sql<[{ prayers: number }]>`select count(*)::integer as prayers from prayers`;
  expect(row.prayers).toBe(9);
});

test('of a document with two operations, the named one is executed', async () => {
  const query = 'query One { stats { totalPrayers } } query Two { stats { totalAmens } }';
  const send = async (operationName: string) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, operationName }),
    });
    return Object.keys((await response.json()).data.stats);
  };
  for (let turn = 0; turn < 6; turn += 1) {
    expect(await send('One')).toEqual(['totalPrayers']);
    expect(await send('Two')).toEqual(['totalAmens']);
  }
});

test.each([undefined, '*/*', 'application/json', 'application/graphql-response+json,application/json;q=0.9'])(
  'with Accept: %s, a compiled query has the headers that Apollo Server chose',
  async (accept) => {
    const send = async () => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(accept && { accept }) },
        body: JSON.stringify({
          query: '{ viewer { id } }',
          extensions: { clientLibrary: { name: 'tests' } },
        }),
      });
      const { date: _, 'x-request-id': id, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, headers, hasId: id !== undefined, text: await response.text() };
    };
    const first = await send();
    expect(first).toMatchObject({ status: 200, text: '{"data":{"viewer":null}}\n' });
    for (let turn = 0; turn < 6; turn += 1) expect(await send()).toEqual(first);
  },
);

test('an unacceptable Accept header is refused for a compiled query too', async () => {
  await sendOften('{ stats { totalAmens } }');
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'image/png' },
    body: JSON.stringify({ query: '{ stats { totalAmens } }' }),
  });
  expect(response.status).toBe(406);
});

test.each([
  ['variables as a string', { variables: '{}' }],
  ['variables as a list', { variables: [] }],
  ['thousands of variables', { variables: { ids: Array.from({ length: 2_001 }, () => 1) } }],
  ['a number as operation name', { operationName: 5 }],
  ['the name of another operation', { operationName: 'Another' }],
  ['extensions as a string', { extensions: '{}' }],
  [
    'the hash of another document',
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
  ],
])('a compiled query with %s is refused like one that is not compiled', async (_, others) => {
  const query = '{ stats { totalPrayerGroups } }';
  const send = async (query: string) =>
    (await gateway.rest('POST', '/graphql', { body: { query: query, ...others } })).status;
  await sendOften(query);
  expect([await send(query), await send('{ stats { totalPrayerChains } }')]).toEqual([400, 400]);
});

test('every instant is written as toISOString writes it', async () => {
  const instants = [
    '1969-07-20T20:17:40.001Z',
    '2024-02-29T23:59:59.999Z',
    '2026-01-01T00:00:00.000Z',
    '9999-12-31T05:06:07.080Z',
  ];
  for (const instant of instants) {
    await site.sql`update prayers set created_at = ${instant} where id = ${prayerId}`;
    const response = await gateway.graphql('query ($id: Int!) { prayer(id: $id) { createdAt } }', {
      id: prayerId,
    });
    expect(response.body.data.prayer.createdAt).toBe(instant);
  }
});
