import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../../testing/eventually';
import { entryCookie } from '../../web/areas/choice';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';

const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-released-'));
const released = 'query Feed {\n  prayers {\n    hasMore\n  }\n}';
const withFragment =
  'query Wall {\n  stats {\n    ...Counts\n  }\n}\n\nfragment Counts on Stats {\n  totalAmens\n}';
const inAnotherOrder = 'fragment Counts on Stats { totalAmens } query Wall { stats { ...Counts } }';
const ofTheShell = 'query Stats {\n  stats {\n    totalPrayers\n  }\n}';

let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  publish({ Feed: released, Wall: withFragment });
  writeFileSync(
    path.join(siteDir, 'released-shell.json'),
    JSON.stringify({ operations: { Stats: ofTheShell } }),
  );
  site = await openTestSite({ siteDir, graphqlDocuments: 'released', introspection: false });
  gateway = await site.gateway();
});
afterAll(() => site.close());

function publish(operations: Record<string, string>) {
  const area = {
    version: 'v1',
    entry: '/mf/mf-wall/v1/remoteEntry.js',
    kit: '^1.0.0',
    routes: [],
    slots: {},
    prerendered: {},
    operations,
    bytes: 1,
  };
  const wall = { live: 'v1', canary: null, versions: { v1: area } };
  writeFileSync(
    path.join(siteDir, 'registry.json'),
    JSON.stringify({ format: 3, remotes: { 'mf-wall': wall } }),
  );
}

test.each([released, withFragment, inAnotherOrder, ofTheShell])(
  'an operation of a released page is executed: %s',
  async (query) => {
    for (let times = 0; times < 6; times += 1) {
      const { status, body } = await gateway.graphql(query);
      expect([status, body.errors]).toEqual([200, undefined]);
    }
  },
);

test('a program with an API token may send any document within the limits', async () => {
  const ruth = await site.aMember();
  const form = { name: 'Bulletin', scope: 'read', expiresInDays: 1 };
  const { body: made } = await gateway.rest('POST', '/api/tokens', { as: ruth, body: form });
  const headers = { authorization: `Bearer ${made.token}` };
  const own = '{ prayers { hasMore } viewer { id } }';
  const answered = await gateway.graphql(own, {}, { headers });
  expect(answered.body).toEqual({ data: { prayers: { hasMore: false }, viewer: { id: ruth.id } } });
  const deep = `{ prayers { edges { node ${'{ comments { id } '.repeat(12)} ${'}'.repeat(12)} } } }`;
  expect((await gateway.graphql(deep, {}, { headers })).status).toBe(400);
  // Also when it is compiled.
  for (let times = 0; times < 6; times += 1) await gateway.graphql(own, {}, { headers });
  expect((await gateway.graphql(own, {}, { as: ruth })).status).toBe(400);
});

test.each([
  '{ prayers { hasMore } }',
  'query Feed {\n  prayers {\n    hasMore\n    endCursor\n  }\n}',
  'query Wall { stats { ...Counts } } fragment Counts on Stats { totalAmens totalPrayers }',
  `${released} query Other { stats { totalPrayers } }`,
  '{ __typename }',
  '{ __schema { types { name } } }',
  'mutation { giveAmen(prayerId: 1) { id } }',
])('any other operation is refused, however often it is sent: %j', async (query) => {
  for (let times = 0; times < 6; times += 1) {
    const { status, body } = await gateway.graphql(query);
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(body.data).toBeUndefined();
  }
  expect(
    (await gateway.rest('GET', `/graphql?query=${encodeURIComponent(query)}`)).status,
  ).toBeGreaterThanOrEqual(400);
});

test('in production an administrator’s page with an area from a developer’s machine may send any document, nobody else', async () => {
  const production = await openTestSite({ siteDir, graphqlDocuments: 'released', production: true });
  const server = await production.gateway();
  const [override] = entryCookie(
    production.services.config,
    'mf-wall',
    'https://developer.example/remoteEntry.js',
  ).split(';');
  const send = async (email: string, cookie = '') => {
    const { session } = await production.aMember({ email });
    const headers = { cookie: `pw_session=${session}; ${cookie}` };
    return (await server.graphql('{ stats { totalAmens } }', {}, { headers })).status;
  };
  expect(await send('admin@example.org', override)).toBe(200);
  expect(await send('admin@example.org')).toBe(400);
  expect(await send('ruth@example.org', override)).toBe(400);
  expect(await send('admin@example.org', `pw_override_mf-wall=x%20https://developer.example/a.js`)).toBe(400);
  await production.close();
});

test('operations that are released or withdrawn while the gateway runs are accepted or refused soon', async () => {
  const added = 'query News {\n  viewer {\n    id\n  }\n}';
  expect((await gateway.graphql(added)).status).toBe(400);
  publish({ Feed: released, News: added });
  await eventually(async () => (await gateway.graphql(added)).status === 200);
  await eventually(async () => (await gateway.graphql(withFragment)).status === 400);
});

test('without introspection the schema cannot be queried, but other operations are executed', async () => {
  const quiet = await openTestSite({ introspection: false });
  const server = await quiet.gateway();
  for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Member") { name } }'])
    expect((await server.graphql(query)).body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  expect((await server.graphql('{ stats { totalPrayers } }')).body.data.stats.totalPrayers).toBe(0);
  await quiet.close();
});
