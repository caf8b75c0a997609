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

/** Asks so often that the last answers come from compiled code; answers all of them, as text. */
async function askOften(query: string, variables: object = {}, as: ActingMember | null = null) {
  const answers: string[] = [];
  for (let turn = 0; turn < 6; turn += 1)
    answers.push(JSON.stringify((await gateway.graphql(query, variables, { as })).body));
  return answers;
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
  ['everything a page of the wall may ask', wall, { first: 2, more: true }],
  [
    'the same with other variables',
    wall,
    { sort: 'amens', categories: ['health', 'general'], first: 1, more: false },
  ],
  [
    'an error in one field beside the others',
    '{ stats { totalPrayers } reminders { id } viewer { id } }',
    {},
  ],
  ['something that is not there', '{ prayer(id: 2000000000) { id } stats { totalPrayers } }', {}],
  ['a number out of range', 'query ($first: Int!) { prayers(first: $first) { hasMore } }', { first: 0 }],
  [
    'a variable of the wrong kind',
    'query ($first: Int!) { prayers(first: $first) { hasMore } }',
    { first: 'two' },
  ],
  ['a variable that is missing', 'query ($id: Int!) { prayer(id: $id) { id } }', {}],
  ['what the schema is', '{ __schema { queryType { name } } stats { __typename } }', {}],
])('%s is answered the same, byte for byte, however often it is asked', async (_, query, variables) => {
  for (const as of [null, ruth]) {
    const answers = await askOften(query, variables, as);
    expect(new Set(answers)).toEqual(new Set([answers[0]]));
  }
});

test('@skip and @include follow the variables of each call', async () => {
  const query =
    'query ($id: Int!, $more: Boolean!) { prayer(id: $id) { id comments @include(if: $more) { content } } }';
  await askOften(query, { id: prayerId, more: true });
  expect(JSON.parse((await askOften(query, { id: prayerId, more: false }))[5]!).data).toEqual({
    prayer: { id: prayerId },
  });
  expect(JSON.parse((await askOften(query, { id: prayerId, more: true }))[5]!).data).toEqual({
    prayer: { id: prayerId, comments: [{ content: 'On Three' }] },
  });
});

test('each caller is told their own facts', async () => {
  const query = 'query ($id: Int!) { prayer(id: $id) { hasAmened isOwner } viewer { name } }';
  await askOften(query, { id: prayerId }, ruth);
  const boaz = await site.aMember({ name: 'Boaz' });
  const [answer] = await askOften(query, { id: prayerId }, boaz);
  expect(JSON.parse(answer!).data).toEqual({
    prayer: { hasAmened: false, isOwner: false },
    viewer: { name: 'Boaz' },
  });
});

test('a mutation that is sent again and again is done once each time', async () => {
  const query = `mutation ($input: SubmitPrayerInput!) { submitPrayer(input: $input) { id } }`;
  const answers = await askOften(query, { input: prayerForm }, ruth);
  expect(new Set(answers).size).toBe(6);
  const [row] = await site.sql<[{ prayers: number }]>`select count(*)::integer as prayers from prayers`;
  expect(row.prayers).toBe(9);
});

test('of a document with two operations, the one that is named is answered', async () => {
  const query = 'query One { stats { totalPrayers } } query Two { stats { totalAmens } }';
  const ask = async (operationName: string) => {
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, operationName }),
    });
    return Object.keys((await answer.json()).data.stats);
  };
  for (let turn = 0; turn < 6; turn += 1) {
    expect(await ask('One')).toEqual(['totalPrayers']);
    expect(await ask('Two')).toEqual(['totalAmens']);
  }
});

test.each([undefined, '*/*', 'application/json', 'application/graphql-response+json,application/json;q=0.9'])(
  'with Accept: %s, compiled code answers with the headers that Apollo Server chose',
  async (accept) => {
    const ask = async () => {
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(accept && { accept }) },
        body: JSON.stringify({
          query: '{ viewer { id } }',
          extensions: { clientLibrary: { name: 'tests' } },
        }),
      });
      const { date: _, 'x-request-id': id, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, hasId: id !== undefined, text: await answer.text() };
    };
    const first = await ask();
    expect(first).toMatchObject({ status: 200, text: '{"data":{"viewer":null}}\n' });
    for (let turn = 0; turn < 6; turn += 1) expect(await ask()).toEqual(first);
  },
);

test('an Accept that nothing can be sent for is refused, also when the question is known', async () => {
  await askOften('{ stats { totalAmens } }');
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'image/png' },
    body: JSON.stringify({ query: '{ stats { totalAmens } }' }),
  });
  expect(answer.status).toBe(406);
});

test.each([
  ['variables as text', { variables: '{}' }],
  ['a list for variables', { variables: [] }],
  ['a number for the name of the operation', { operationName: 5 }],
  ['extensions as text', { extensions: '{}' }],
  [
    'the hash of another document',
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
  ],
])('a known question with %s is refused as an unknown one is', async (_, others) => {
  const query = '{ stats { totalPrayerGroups } }';
  const ask = async (asked: string) =>
    (await gateway.rest('POST', '/graphql', { body: { query: asked, ...others } })).status;
  await askOften(query);
  expect([await ask(query), await ask('{ stats { totalPrayerChains } }')]).toEqual([400, 400]);
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
    const answer = await gateway.graphql('query ($id: Int!) { prayer(id: $id) { createdAt } }', {
      id: prayerId,
    });
    expect(answer.body.data.prayer.createdAt).toBe(instant);
  }
});
