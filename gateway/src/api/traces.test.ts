/**
 * It replaces modules, so it cannot share them.
 * @jest-environment node
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { jobs } from '../app';
import { startScheduler } from '../jobs/scheduler';
import { openTracing } from '../platform/tracing/openTracing';
import { writeShellManifest } from '../testing/builtShell';
import { openCollector, type Collector, type ReceivedSpan } from '../testing/collector';
import { eventually } from '../testing/eventually';
import { openMailServer } from '../testing/mailServer';
import { openTestSite, type TestGateway } from '../testing/testSite';

const mockLoaded: string[] = [];
const mockNoted = (name: string) => {
  mockLoaded.push(name);
  return jest.requireActual<object>(name);
};
jest.mock('@opentelemetry/api', () => mockNoted('@opentelemetry/api'));
jest.mock('@opentelemetry/core', () => mockNoted('@opentelemetry/core'));
jest.mock('@opentelemetry/resources', () => mockNoted('@opentelemetry/resources'));
jest.mock('@opentelemetry/sdk-trace', () => mockNoted('@opentelemetry/sdk-trace'));
jest.mock('@opentelemetry/exporter-trace-otlp-http', () =>
  mockNoted('@opentelemetry/exporter-trace-otlp-http'),
);

const traces = {
  rest: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1',
  graphql: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2',
  refused: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa3',
  notSampled: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa4',
  search: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa5',
  failed: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa6',
};
const ofPress = 'bbbbbbbbbbbbbbbb';
const from = (trace: string, flags = '01') => ({ traceparent: `00-${trace}-${ofPress}-${flags}` });

/** Words, names, addresses and ids that must not leave the site. */
const canaries = ['Canarius', 'Featherstone', 'canary@', 'a lump was found', '77077077', '203.0.113.7'];

const lines: Record<string, unknown>[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line) as never) });
const callsOf = (trace: string) => lines.filter((line) => line.msg === 'call' && line.trace === trace);

let collector: Collector;
let spans: ReceivedSpan[];
const statements: Record<'on' | 'off', string[]> = { on: [], off: [] };
let loadedWhenOff: string[];
let sentWhenOff: number;
const pages: Record<'on' | 'off', string> = { on: '', off: '' };
let scriptWhenOff: number;

const amen = 'mutation PressAmen($id: Int!) { giveAmen(prayerId: $id) { id amenCount } }';

beforeAll(async () => {
  collector = await openCollector();
  statements.off = await visit(null);
  [loadedWhenOff, sentWhenOff] = [[...mockLoaded], collector.spans.length];
  statements.on = await visit({ endpoint: collector.url, sampler: 'parentbased_always_on', ratio: 1 });
  ({ spans } = collector);
}, 60_000);
afterAll(() => collector.close());

/** A member's visit of a site with or without traces. Returns the statements of two calls. */
async function visit(config: Parameters<typeof openTracing>[0]['traces']): Promise<string[]> {
  const mailServer = await openMailServer();
  const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-traces-'));
  writeShellManifest(siteDir);
  const site = await openTestSite({ siteDir, traces: config, smtpUrl: mailServer.url }, log);
  const gateway = await site.gateway();
  await site.sql`alter table members alter column id restart with 77077077`;
  await site.sql`alter table prayers alter column id restart with 77077077`;
  const as = await site.aMember({
    firstName: 'Canarius',
    lastName: 'Featherstone',
    name: 'Canarius Featherstone',
    email: 'canary@example.org',
  });
  const body = {
    name: 'Canarius Featherstone',
    email: 'canary@example.org',
    title: 'Canarius asks',
    description: 'Please pray, a lump was found.',
    category: 'health',
    isAnonymous: true,
  };
  const made = await gateway.rest('POST', '/api/prayers', { as, body });
  site.statements();
  const headers = { ...from(traces.rest), 'x-forwarded-for': '203.0.113.7' };
  await gateway.rest('GET', `/api/prayers/${made.body.id}`, { as, headers });
  await gateway.rest('POST', '/graphql', {
    as,
    headers: from(traces.graphql),
    body: { query: amen, operationName: 'PressAmen', variables: { id: made.body.id } },
  });
  const sent = site.statements();
  pages[config ? 'on' : 'off'] = (await gateway.rest('GET', '/')).body as string;
  if (config) await reportPress(gateway);
  else scriptWhenOff = (await gateway.rest('GET', '/traces/press.js')).status;
  await gateway.rest('GET', '/api/prayers?search=Canarius', { as, headers: from(traces.search) });
  await gateway.rest('POST', '/graphql', {
    as,
    headers: from(traces.refused),
    body: { query: 'query CanariusIsIll { Featherstone }', operationName: 'CanariusIsIll' },
  });
  await gateway.rest('GET', '/api/prayers', { as, headers: from(traces.notSampled, '00') });
  await gateway.rest('GET', '/healthz');
  await site.services.tracing?.span({ name: 'failing', isRoot: true }, () =>
    expect(site.sql`select ${'a lump was found'}::text::int`).rejects.toThrow('invalid input syntax'),
  );
  const scheduler = startScheduler(
    site.services,
    jobs.filter(({ name }) => name === 'deliver_mail'),
  );
  await site.sql`
    insert into notifications (member_id, kind, title, link)
    values (${as.id}, 'chain_invitation', 'Canarius invites you', '/features?tab=chains')`;
  await eventually(() => mailServer.mails.length > 0);
  await scheduler.stop();
  await site.close();
  await mailServer.close();
  return sent;
}

async function reportPress({ rest }: TestGateway): Promise<void> {
  const body = { ...from(traces.graphql), ago: 300, ms: 200 };
  const statuses = await Promise.all([
    rest('POST', '/traces/press', { body }),
    rest('POST', '/traces/press', { body: { ...body, name: 'Canarius' } }),
    rest('POST', '/traces/press', { body: { ...body, traceparent: 'Canarius' } }),
    rest('POST', '/traces/press', { body, headers: { origin: 'https://evil.example' } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([204, 400, 400, 403]);
}

const spansOf = (trace: string) => spans.filter(({ traceId }) => traceId === trace);

/** The names of a span and of those around it, from the outermost. */
function pathTo(span: ReceivedSpan): string[] {
  const outer = spansOf(span.traceId).find(({ spanId }) => spanId === span.parentSpanId);
  return [...(outer ? pathTo(outer) : []), span.name];
}

const pathsOf = (trace: string) => spansOf(trace).map(pathTo);

test('off: no library is loaded, nothing is sent, and the database gets the same statements', () => {
  expect(loadedWhenOff).toEqual([]);
  expect(sentWhenOff).toBe(0);
  expect(statements.off.length).toBeGreaterThan(2);
  expect(statements.on).toEqual(statements.off);
  expect(mockLoaded.length).toBeGreaterThan(0);
});

test('a call of REST: from the header to the statement', () => {
  const [outermost] = spansOf(traces.rest).filter(({ parentSpanId }) => parentSpanId === ofPress);
  expect(outermost).toMatchObject({
    name: 'GET /api/prayers/:id',
    kind: 2,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/prayers/:id',
      'http.response.status_code': 200,
    },
  });
  expect(pathsOf(traces.rest)).toContainEqual(['GET /api/prayers/:id', 'getPrayer', 'select prayers']);
  expect(spansOf(traces.rest).find(({ name }) => name === 'select prayers')).toMatchObject({
    kind: 3,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': 'select',
      'db.collection.name': 'prayers',
      'db.response.returned_rows': 1,
    },
  });
});

test('an operation of GraphQL: by its name, its field, its statement', () => {
  expect(pathsOf(traces.graphql)).toContainEqual([
    'press',
    'POST /graphql',
    'PressAmen',
    'Mutation.giveAmen',
    expect.stringMatching(/^(insert|select|update) \w+$/),
  ]);
});

test('a press is a span of its browser, once', () => {
  const [press, ...others] = spans.filter(({ name }) => name === 'press');
  expect(others).toEqual([]);
  expect(press).toMatchObject({ traceId: traces.graphql, spanId: ofPress, attributes: {} });
  expect(press).not.toHaveProperty('parentSpanId');
  expect((Number(press?.endTimeUnixNano) - Number(press?.startTimeUnixNano)) / 1e6).toBeCloseTo(200, 0);
});

test('a page has the script of presses only with traces', () => {
  expect(pages.on).toContain('<script defer src="/traces/press.js"></script>');
  expect(pages.on.replace('<script defer src="/traces/press.js"></script>', '')).toBe(pages.off);
  expect(scriptWhenOff).toBe(404);
});

test('the log of calls names the trace', () => {
  expect(callsOf(traces.rest)).toMatchObject([{ route: '/api/prayers/:id', status: 200 }]);
  expect(callsOf(traces.notSampled)).toEqual([]);
});

test('a task, and the mail that it sends, is a trace of its own', () => {
  const mail = spans.find(({ name }) => name === 'send mail')!;
  expect(pathTo(mail)).toEqual(['job deliver_mail', 'send mail']);
  expect(mail.attributes).toEqual({ template: 'notification' });
});

test('a statement that fails says its code alone', () => {
  const failed = spans.find((span) => pathTo(span)[0] === 'failing' && span.kind === 3);
  expect(failed).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '22P02' } });
});

test('a caller may decide that a trace is not recorded; health is not traced', () => {
  expect(spansOf(traces.notSampled)).toEqual([]);
  expect(spans.filter(({ name }) => name.includes('healthz'))).toEqual([]);
});

test('an operation that is refused has no name in its trace', () => {
  expect(pathsOf(traces.refused)).toContainEqual(['POST /graphql', 'graphql']);
});

test('no word, name, address or id leaves the site', () => {
  expect(spansOf(traces.search).length).toBeGreaterThan(2);
  expect(canaries.filter((canary) => collector.text.includes(canary))).toEqual([]);
  const keys = new Set(spans.flatMap(({ attributes }) => Object.keys(attributes)));
  expect([...keys].sort()).toEqual([
    'db.collection.name',
    'db.operation.name',
    'db.response.returned_rows',
    'db.system.name',
    'error.type',
    'graphql.operation.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'template',
  ]);
});

describe('a collector that', () => {
  const bounds = { waiting: 2_048, batch: 512 };
  let troubled: Collector;

  beforeEach(async () => {
    troubled = await openCollector();
    lines.length = 0;
  });
  afterEach(() => troubled.close());

  async function flood(url: string) {
    const tracing = (await openTracing(
      {
        traces: { endpoint: url, sampler: 'parentbased_always_on', ratio: 1 },
        siteOrigin: 'http://localhost:4000',
      } as never,
      log,
    ))!;
    const began = performance.now();
    for (let call = 0; call < 10_000; call += 1)
      await tracing.span({ name: 'call', isRoot: true }, async () => undefined);
    const took = performance.now() - began;
    return { tracing, took };
  }

  async function timeOf(act: () => Promise<unknown>): Promise<number> {
    const began = performance.now();
    await act();
    return performance.now() - began;
  }

  it('hangs slows nothing, and what waits for it is bounded', async () => {
    troubled.mode = 'hang';
    const { tracing, took } = await flood(troubled.url);
    expect(took / 10_000).toBeLessThan(1);
    expect(await timeOf(() => tracing.stop())).toBeLessThan(3_000);
    expect(troubled.spans.length).toBeLessThanOrEqual(bounds.waiting + bounds.batch);
  });

  it('refuses, or is away, is said once', async () => {
    troubled.mode = 'refuse';
    const refused = await flood(troubled.url);
    await eventually(() => lines.length > 0);
    await refused.tracing.stop();
    expect(lines.map(({ msg }) => msg)).toEqual(['traces were not accepted']);

    await troubled.close();
    const away = await flood(troubled.url);
    expect(await timeOf(() => away.tracing.stop())).toBeLessThan(3_000);
    troubled = await openCollector();
  });
});
