import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { openTestSite, type TestGateway, type TestSite } from '../../../testing/testSite';

/** Of Postman's format 2.1 what collections here consist of; Postman's own schema allows more. */
const text = z.string();
const parameterRule = z.strictObject({
  key: text,
  value: text,
  description: text.optional(),
  disabled: z.boolean().optional(),
  type: z.literal('string').optional(),
});
const authRule = z.union([
  z.strictObject({ type: z.literal('noauth') }),
  z.strictObject({ type: z.literal('bearer'), bearer: z.array(parameterRule) }),
]);
const requestRule = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  description: text.optional(),
  auth: authRule.optional(),
  header: z.array(parameterRule),
  url: z.strictObject({
    raw: text,
    host: z.array(text),
    path: z.array(text),
    query: z.array(parameterRule).optional(),
    variable: z.array(parameterRule).optional(),
  }),
  body: z
    .union([
      z.strictObject({
        mode: z.literal('raw'),
        raw: text,
        options: z.strictObject({ raw: z.strictObject({ language: z.literal('json') }) }),
      }),
      z.strictObject({
        mode: z.literal('graphql'),
        graphql: z.strictObject({ query: text, variables: text }),
      }),
    ])
    .optional(),
});
const itemRule = z.strictObject({
  name: text,
  request: requestRule,
  response: z.array(
    z.strictObject({
      name: text,
      originalRequest: requestRule,
      code: z.int(),
      header: z.array(parameterRule),
      body: text,
      _postman_previewlanguage: z.literal('json'),
    }),
  ),
});
const folderRule = z.strictObject({
  name: text,
  description: text.optional(),
  get item() {
    return z.array(z.union([itemRule, folderRule]));
  },
});
const collectionRule = z.strictObject({
  info: z.strictObject({
    name: text,
    version: text,
    description: text,
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  variable: z.array(parameterRule),
  auth: authRule,
  item: z.array(folderRule),
});
type Item = z.output<typeof itemRule>;
type Folder = z.output<typeof folderRule>;

const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-collection-'));
const feed = 'query Feed($first:Int!){prayers(first:$first){hasMore}}';

let site: TestSite;
let gateway: TestGateway;
let items: Item[];

beforeAll(async () => {
  publish('v1');
  site = await openTestSite({ siteDir });
  gateway = await site.gateway();
  items = await itemsOfCollection();
});
afterAll(() => site.close());

function publish(version: string, operations: Record<string, string> = { Feed: feed }) {
  const area = {
    version,
    entry: `/mf/mf-wall/${version}/remoteEntry.js`,
    kit: '^1.0.0',
    routes: [],
    slots: {},
    prerendered: {},
    operations,
    bytes: 1,
  };
  const wall = { live: version, canary: null, previous: null, versions: { [version]: area } };
  writeFileSync(
    path.join(siteDir, 'registry.json'),
    JSON.stringify({ format: 3, remotes: { 'mf-wall': wall } }),
  );
}

async function itemsOfCollection(): Promise<Item[]> {
  const { status, body } = await gateway.rest('GET', '/api/collection.json');
  expect(status).toBe(200);
  return collectionRule.parse(body).item.flatMap(itemsIn);
}

const itemsIn = (one: Folder | Item): Item[] => ('item' in one ? one.item.flatMap(itemsIn) : [one]);
const targetOf = ({ request: { method, url } }: Item) =>
  `${method.toLowerCase()} ${url.raw.replace('{{site}}', '')}`;
const find = (target: string) => items.find((one) => targetOf(one) === target)!;

test('it has every call of the description once, and every operation of the live areas', async () => {
  const { body } = await gateway.rest('GET', '/api/openapi.json');
  const calls = Object.entries<object>(body.paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => `${method} ${address.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(items.map(targetOf).toSorted()).toEqual([...calls, 'post /graphql'].toSorted());
});

test('a request has what it needs: values, a payload that is accepted, a token only where one is needed', () => {
  expect(find('get /api/prayers').request).toMatchObject({
    auth: { type: 'noauth' },
    url: { query: expect.arrayContaining([expect.objectContaining({ key: 'limit', value: '20' })]) },
  });
  expect(find('get /api/prayers/:id').request.url).toMatchObject({
    path: ['api', 'prayers', ':id'],
    variable: [{ key: 'id', value: '1' }],
  });
  const { request, response } = find('post /api/prayers');
  expect(request).not.toHaveProperty('auth');
  expect(request.header.map(({ key }) => key)).toEqual(['Content-Type', 'Idempotency-Key']);
  expect(JSON.parse((request.body as { raw: string }).raw)).toHaveProperty('title', 'Safe travel');
  expect(response.map(({ code }) => code)).toEqual([201]);
});

test('an operation has variables that it accepts', async () => {
  const { body } = find('post /graphql').request as {
    body: { graphql: { query: string; variables: string } };
  };
  const { query, variables } = body.graphql;
  expect(query).toContain('query Feed($first: Int!) {\n');
  const answered = await gateway.graphql(query, JSON.parse(variables));
  expect(answered.body).toEqual({ data: { prayers: { hasMore: false } } });
});

test('a release changes its operations', async () => {
  publish('v2', { Feed: feed, Stats: '{stats{totalAmens}}' });
  const names = (await itemsOfCollection()).filter((one) => targetOf(one) === 'post /graphql');
  expect(names.map(({ name }) => name)).toEqual(['Feed', 'Stats']);
});
