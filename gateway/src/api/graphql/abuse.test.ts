import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { schema } from '../../app';

/** What nobody asks who wants an answer: each is a refusal, soon, and tells nothing of the gateway. */
let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  site = await openTestSite();
  gateway = await site.gateway();
});
afterAll(() => site.close());

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i));

const introspection = (levels: number) =>
  `{ __schema { types { ${'fields { type { '.repeat(levels)} name ${'} }'.repeat(levels)} } } }`;

const documents: [string, string][] = [
  ['40 aliases', `{ ${times(40, (i) => `a${i}: stats { totalPrayers }`).join(' ')} }`],
  ['40 aliases deeper down', `{ stats { ${times(40, (i) => `a${i}: totalPrayers`).join(' ')} } }`],
  ['20 directives', `{ stats { totalPrayers ${'@include(if: true) '.repeat(20)} } }`],
  ['unknown directives', `{ stats { totalPrayers ${times(200, (i) => `@a${i}`).join(' ')} } }`],
  ['1,600 tokens', `{ ${'stats { totalPrayers } '.repeat(400)} }`],
  ['brackets without end', '{'.repeat(900)],
  ['lists without end', `{ prayers(categories: ${'['.repeat(800)}`],
  ['a fragment within itself', '{ stats { ...A } } fragment A on Stats { ...A }'],
  ['fragments in a circle', '{ stats { ...A } } fragment A on Stats { ...B } fragment B on Stats { ...A }'],
  ['pages that are too large', '{ prayers(first: 1000000) { prayers { id } } }'],
  [
    'pages within pages',
    '{ prayerGroups { posts(first: 100) { posts { comments(last: 100) { id author { name } } } } } }',
  ],
  ['introspection in circles', introspection(6)],
  ['unknown fields', `{ ${times(300, (i) => `nothing${i}`).join(' ')} }`],
  ['a syntax error', '{ stats {'],
  ['nothing', ''],
  ['a NUL', '{ stats\u0000 }'],
  ['two operations and no name', 'query A { __typename } query B { __typename }'],
];

/** What would tell how the gateway is built. */
const tells =
  /INTERNAL_SERVER_ERROR|Something went wrong|node_modules|\bat \S+\.(ts|m?js)|select |insert into|violates|postgres|stacktrace/i;

test.each(documents)('%s: 4xx by POST, by GET, and however often', async (_, query) => {
  for (let asked = 0; asked < 5; asked += 1) {
    const { status, body } = await gateway.graphql(query);
    expectRefusal(status, body);
  }
  // Longer addresses never arrive.
  const address = `/graphql?query=${encodeURIComponent(query)}`.slice(0, 8_000);
  const byAddress = await gateway.rest('GET', address.replace(/%[^%]?$/, ''));
  expect(byAddress.status).toBeGreaterThanOrEqual(400);
  expect(byAddress.status).toBeLessThan(500);
});

test('no type leads back to itself, so nothing can be nested without end', () => {
  const circles = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .map((type) => wayBack(type as GraphQLObjectType))
    .filter((way) => way !== null);
  expect(circles).toEqual([]);
});

function wayBack(from: GraphQLObjectType, at = from, passed: string[] = []): string | null {
  for (const field of Object.values(at.getFields())) {
    const type = getNamedType(field.type);
    if (type === from) return [from.name, ...passed, field.name].join(' → ');
    const further =
      isObjectType(type) && passed.length < 6 ? wayBack(from, type, [...passed, field.name]) : null;
    if (further) return further;
  }
  return null;
}

test.each<[string, unknown]>([
  ['a batch', [{ query: '{ __typename }' }, { query: '{ __typename }' }]],
  ['a batch of a thousand', times(1000, () => '{ __typename }').map((query) => ({ query }))],
  ['an empty batch', []],
  ['more than 100 kB', { query: `{ __typename } #${'x'.repeat(101 * 1024)}` }],
  ['variables of more than 100 kB', { query: '{ __typename }', variables: { a: 'x'.repeat(101 * 1024) } }],
  ['variables that are a list', { query: '{ __typename }', variables: [1] }],
  ['a query that is a number', { query: 7 }],
  ['a query that is a list', { query: ['{ __typename }'] }],
  ['an operation that is not there', { query: '{ __typename }', operationName: 'Other' }],
  ['a name that is an object', { query: '{ __typename }', operationName: {} }],
  ['extensions that are a text', { query: '{ __typename }', extensions: 'x' }],
  [
    'a hash of another query',
    { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } },
  ],
  [
    'a list with 20,000 wrong values',
    {
      query: 'query ($c: [Category!]) { prayers(categories: $c) { hasMore } }',
      variables: { c: Array(20_000).fill(1) },
    },
  ],
  ['null', null],
  ['a text', '"{ __typename }"'],
])('%s is no request', async (_, body) => {
  const answer = await gateway.rest('POST', '/graphql', { body: body === null ? 'null' : body });
  expectRefusal(answer.status, answer.body);
});

test.each<[string, object]>([
  ['a subscription without a stream', { query: 'subscription { live { newPrayers { id } } }' }],
  [
    'a hash that nobody has registered',
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
  ],
])('%s is refused in words, as its protocol wants it', async (_, asked) => {
  const { status, body } = await gateway.rest('POST', '/graphql', { body: asked });
  expect([status, body.errors.length, body.data ?? null]).toEqual([200, 1, null]);
  expect(JSON.stringify(body)).not.toMatch(tells);
});

test('what one caller asks for without measure leaves others their answers', async () => {
  const flood = documents.flatMap(([, query]) => times(10, () => query).map((one) => gateway.graphql(one)));
  const { status } = await gateway.graphql('{ stats { totalPrayers } }');
  expect(status).toBe(200);
  for (const answer of await Promise.all(flood)) expectRefusal(answer.status, answer.body);
});

test('in production a wrong question learns nothing of the right one', async () => {
  const production = await openTestSite({ production: true });
  const doors = await production.gateway();
  for (const query of [
    '{ prayerss { id } }',
    '{ stats { totalPrayer } }',
    '{ prayers(sort: recen) { hasMore } }',
  ]) {
    const { status, body } = await doors.graphql(query);
    expectRefusal(status, body);
    expect(JSON.stringify(body)).not.toMatch(/did you mean/i);
  }
  await production.close();
});

function expectRefusal(
  status: number,
  body: { errors: { message: string; extensions: { code: string } }[]; data?: unknown },
) {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body.errors.length).toBeGreaterThan(0);
  expect(body.data ?? null).toBeNull();
  expect(JSON.stringify(body)).not.toMatch(tells);
}
