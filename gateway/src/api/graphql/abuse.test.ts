import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';
import { schema } from '../../app';

/** Abusive documents: each is refused quickly, and the response reveals nothing about the gateway. */
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
  ['40 nested aliases', `{ stats { ${times(40, (i) => `a${i}: totalPrayers`).join(' ')} } }`],
  ['20 directives', `{ stats { totalPrayers ${'@include(if: true) '.repeat(20)} } }`],
  ['unknown directives', `{ stats { totalPrayers ${times(200, (i) => `@a${i}`).join(' ')} } }`],
  ['1,600 tokens', `{ ${'stats { totalPrayers } '.repeat(400)} }`],
  ['unclosed brackets', '{'.repeat(900)],
  ['deeply nested lists', `{ prayers(categories: ${'['.repeat(800)}`],
  ['a fragment within itself', '{ stats { ...A } } fragment A on Stats { ...A }'],
  ['circular fragments', '{ stats { ...A } } fragment A on Stats { ...B } fragment B on Stats { ...A }'],
  ['pages that are too large', '{ prayers(first: 1000000) { prayers { id } } }'],
  [
    'pages within pages',
    '{ prayerGroups { posts(first: 100) { posts { comments(last: 100) { id author { name } } } } } }',
  ],
  ['recursive introspection', introspection(6)],
  ['unknown fields', `{ ${times(300, (i) => `nothing${i}`).join(' ')} }`],
  ['a syntax error', '{ stats {'],
  ['nothing', ''],
  ['a NUL', '{ stats\u0000 }'],
  ['two operations and no name', 'query A { __typename } query B { __typename }'],
];

/** Strings that would reveal internals of the gateway. */
const internals =
  /INTERNAL_SERVER_ERROR|Something went wrong|node_modules|\bat \S+\.(ts|m?js)|select |insert into|violates|postgres|stacktrace/i;

test.each(documents)('%s: 4xx by POST, by GET, and however often', async (_, query) => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status, body } = await gateway.graphql(query);
    expectRefusal(status, body);
  }
  // Node refuses longer URLs.
  const address = `/graphql?query=${encodeURIComponent(query)}`.slice(0, 8_000);
  const byAddress = await gateway.rest('GET', address.replace(/%[^%]?$/, ''));
  expect(byAddress.status).toBeGreaterThanOrEqual(400);
  expect(byAddress.status).toBeLessThan(500);
});

test('no type refers back to itself, so no query can be nested without limit', () => {
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
  ['an unknown operation name', { query: '{ __typename }', operationName: 'Other' }],
  ['a name that is an object', { query: '{ __typename }', operationName: {} }],
  ['extensions that are a string', { query: '{ __typename }', extensions: 'x' }],
  [
    'a hash of another query',
    { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } },
  ],
  [
    'a list with 20,000 invalid values',
    {
      query: 'query ($c: [Category!]) { prayers(categories: $c) { hasMore } }',
      variables: { c: Array(20_000).fill(1) },
    },
  ],
  ['null', null],
  ['a string', '"{ __typename }"'],
])('%s is not a valid request', async (_, body) => {
  const response = await gateway.rest('POST', '/graphql', { body: body === null ? 'null' : body });
  expectRefusal(response.status, response.body);
});

test.each<[string, object]>([
  ['a subscription without a stream', { query: 'subscription { live { newPrayers { id } } }' }],
  ['an unregistered hash', { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } }],
])('%s is refused with a message, as its protocol requires', async (_, request) => {
  const { status, body } = await gateway.rest('POST', '/graphql', { body: request });
  expect([status, body.errors.length, body.data ?? null]).toEqual([200, 1, null]);
  expect(JSON.stringify(body)).not.toMatch(internals);
});

test('a caller who sends costly queries does not block others', async () => {
  const flood = documents.flatMap(([, query]) => times(10, () => query).map((one) => gateway.graphql(one)));
  const { status } = await gateway.graphql('{ stats { totalPrayers } }');
  expect(status).toBe(200);
  for (const response of await Promise.all(flood)) expectRefusal(response.status, response.body);
});

test('in production an invalid query gets no suggestions', async () => {
  const production = await openTestSite({ production: true });
  const server = await production.gateway();
  for (const query of [
    '{ prayerss { id } }',
    '{ stats { totalPrayer } }',
    '{ prayers(sort: recen) { hasMore } }',
  ]) {
    const { status, body } = await server.graphql(query);
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
  expect(JSON.stringify(body)).not.toMatch(internals);
}
