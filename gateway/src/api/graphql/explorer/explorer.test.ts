import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import {
  buildSchema,
  getVariableValues,
  Kind,
  lexicographicSortSchema,
  parse,
  printSchema,
  validate,
} from 'graphql';
import days from 'schema/changes.json';
import { schema } from '../../../app';
import { ownOperations } from '../../../testing/ownOperations';
import { openTestSite, type TestGateway, type TestSite } from '../../../testing/testSite';
import { findDeprecations } from 'schema/deprecations';
import type { FrontEnd } from 'schema/frontEnds';
import { examplesOf } from './examples';
import { limits } from './limits';
import { firstTab } from './firstTab';

const root = path.resolve(__dirname, '../../../../..');
const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-explorer-'));

let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  publish();
  site = await openTestSite({ siteDir });
  gateway = await site.gateway();
});
afterAll(() => site.close());

function publish() {
  const version = {
    version: 'v1',
    entry: '/mf/mf-wall/v1/remoteEntry.js',
    kit: '^1.0.0',
    routes: [],
    slots: {},
    prerendered: {},
    operations: {
      Feed: 'fragment More on PrayerPage{hasMore} query Feed($sort:PrayerSort!){prayers(sort:$sort){...More}}',
    },
    bytes: 1,
  };
  const wall = { live: 'v1', canary: null, previous: null, versions: { v1: version } };
  const registry = { format: 3, remotes: { 'mf-wall': wall } };
  writeFileSync(path.join(siteDir, 'registry.json'), JSON.stringify(registry));
}

async function open(search = '') {
  const { status, body } = await gateway.rest('GET', `/graphql${search}`, {
    headers: { accept: 'text/html' },
  });
  expect(status).toBe(200);
  return String(body);
}

describe('the explorer', () => {
  let page: string;
  beforeAll(async () => {
    page = await open();
  });

  test('loads nothing from another host', () => {
    expect(page).toMatch(/<!doctype html>/i);
    expect(page).not.toMatch(/<(script|link)[^>]+(src|href)="?(https?:)?\/\//i);
  });

  test('begins with the limits and an operation of each area, and says what is deprecated', () => {
    expect(page).toContain('# Limits');
    expect(page).toContain(JSON.stringify('# A page of mf-wall sends this.\nquery Feed(').slice(1, -1));
    expect(page).toContain('<a href="/graphql?area=mf-wall&amp;operation=Feed">Feed</a>');
    expect(page).toContain('Nothing is deprecated.');
  });

  test('opens an operation of an area by its name, with variables to begin with', async () => {
    expect(await open('?area=mf-wall&operation=Feed')).toContain('"query":"query Feed($sort');
    expect(page).not.toContain('"query":"query Feed($sort');
  });

  test('opens no operation again that was changed in the browser', async () => {
    expect(await open('?area=mf-wall&operation=Feed&query=%7Bother%7D')).not.toContain(
      '"query":"query Feed(',
    );
  });

  test('returns to the tab that was open before a reload', () => {
    const [script = ''] = /try \{[^]*?\} catch \{\}/.exec(page) ?? [];
    const tabs = [{ query: '{ a }' }, { query: '{ b }', variables: '{"x":1}', headers: null }];
    const stored = new Map([
      ['graphiql:tabState', JSON.stringify({ tabs, activeTabIndex: 1 })],
      ['graphiql:query', '{ a }'],
      ['graphiql:headers', '{}'],
    ]);
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    };
    runInNewContext(script, { localStorage });
    stored.delete('graphiql:tabState');
    expect(Object.fromEntries(stored)).toEqual({
      'graphiql:query': '{ b }',
      'graphiql:variables': '{"x":1}',
    });
    expect(() => runInNewContext(script, { localStorage })).not.toThrow();
  });

  test('is not there in production', async () => {
    const production = await openTestSite({ siteDir, production: true });
    const server = await production.gateway();
    const { headers } = await server.rest('GET', '/graphql', { headers: { accept: 'text/html' } });
    expect(headers.get('content-type')).not.toContain('text/html');
    await production.close();
  });
});

test('the first tab can be sent as it is', () => {
  expect(validate(schema, parse(firstTab))).toEqual([]);
});

test('docs/graphql.md has every limit of the first tab', () => {
  const document = readFileSync(path.join(root, 'docs/graphql.md'), 'utf8');
  for (const { what, limit } of limits) expect(document).toContain(`| ${what} | ${limit} |`);
});

test('the variables of an example have the types of the schema', () => {
  const areas = {
    all: {
      routes: [],
      operations: Object.fromEntries(ownOperations.map(({ name, text }) => [name, text])),
    },
  };
  const examples = examplesOf(areas, schema);
  expect(examples.length).toBeGreaterThan(50);
  for (const { query, variables } of examples) {
    const [operation] = parse(query).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    const given = variables === '' ? {} : JSON.parse(variables);
    expect(getVariableValues(schema, operation?.variableDefinitions ?? [], given).errors).toBeUndefined();
  }
});

describe('deprecated parts', () => {
  const deprecating = buildSchema(`
    type Query { prayers(sort: Sort, first: Int @deprecated(reason: "Pass limit.")): [Prayer!]! old: Int @deprecated }
    type Prayer { id: Int! text: String @deprecated(reason: "Use description.") }
    enum Sort { recent amens @deprecated(reason: "Use mostAmens.") }
  `);
  const frontEnds: FrontEnd[] = [
    { who: 'mf-wall v2 (live)', operations: { Feed: '{ prayers(sort: amens) { id } }' } },
    {
      who: 'mf-wall v1 (previous)',
      operations: {
        Feed: '{ prayers(first: 1) { ...A } } fragment A on Prayer { text }',
        Other: '{ __typename }',
      },
    },
  ];

  test('are listed with who requests them', () => {
    expect(findDeprecations(deprecating, frontEnds)).toEqual([
      { part: 'Query.prayers.first', reason: 'Pass limit.', uses: [used('mf-wall v1 (previous)')] },
      { part: 'Query.old', reason: 'No longer supported', uses: [] },
      { part: 'Prayer.text', reason: 'Use description.', uses: [used('mf-wall v1 (previous)')] },
      { part: 'Sort.amens', reason: 'Use mostAmens.', uses: [used('mf-wall v2 (live)')] },
    ]);
  });

  const used = (who: string) => ({ who, operations: ['Feed'] });
});

describe('/schema.graphql', () => {
  test('is the committed schema, for anybody and for a while', async () => {
    const { status, headers, body } = await gateway.rest('GET', '/schema.graphql');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    const committed = buildSchema(readFileSync(path.join(root, 'schema/schema.graphql'), 'utf8'));
    expect(`${printSchema(lexicographicSortSchema(committed))}\n`).toBe(body);
  });

  test('is 304 for who has it, and HEAD sends no text', async () => {
    const { headers } = await gateway.rest('GET', '/schema.graphql');
    const known = { 'if-none-match': headers.get('etag')! };
    expect((await gateway.rest('GET', '/schema.graphql', { headers: known })).status).toBe(304);
    expect((await gateway.rest('HEAD', '/schema.graphql')).status).toBe(200);
  });

  test('is 404 where introspection is off, and so are its changes', async () => {
    const quiet = await openTestSite({ introspection: false });
    const silent = await quiet.gateway();
    const { status, body } = await silent.rest('GET', '/schema.graphql');
    expect([status, body]).toEqual([404, { message: 'Not found', code: 'NOT_FOUND' }]);
    expect((await silent.rest('GET', '/schema/changes')).status).toBe(404);
    await quiet.close();
  });
});

test('/schema/changes lists every change under its day', async () => {
  const { status, headers, body } = await gateway.rest('GET', '/schema/changes');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<h2>22 November 2026</h2>');
  expect(body).toContain('<code>ApiToken: type</code>');
  expect(String(body).match(/<h2>/g)).toHaveLength(days.length);
});
