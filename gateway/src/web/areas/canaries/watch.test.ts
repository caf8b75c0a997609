import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createGateway } from '../../../app';
import { writeShellManifest } from '../../../testing/builtShell';
import { eventually } from '../../../testing/eventually';
import { openTestSite, type TestGateway, type TestSite } from '../../../testing/testSite';

const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-canaries-'));
const inShare = 'pw_canary=0';
const outside = 'pw_canary=99';

let site: TestSite;
let gateway: TestGateway;
let lines: string[] = [];

beforeAll(async () => {
  writeShellManifest(siteDir);
  site = await openTestSite({ siteDir }, pino({ level: 'error' }, { write: (line) => lines.push(line) }));
});
beforeEach(async () => {
  lines = [];
  publish('2026-11-22T10:00:00.000Z');
  await site.stopGateway();
  await site.sql`truncate canary_visitors, stopped_canaries`;
  gateway = await site.gateway();
});
afterAll(() => site.close());

function publish(since: string) {
  const versions = { v1: areaOf('v1'), v2: areaOf('v2') };
  const wall = { live: 'v1', canary: { version: 'v2', percent: 50, since }, previous: null, versions };
  const document = { format: 3, remotes: { 'mf-wall': wall }, history: [] };
  writeFileSync(path.join(siteDir, 'registry.json'), JSON.stringify(document));
}

function areaOf(version: string) {
  const page = { path: '/testimonials', module: 'Page', title: 'Page', label: 'The page', bytes: 1 };
  return {
    version,
    entry: `/mf/mf-wall/${version}/remoteEntry.js`,
    kit: '*',
    routes: [{ ...page, files: [] }],
    slots: {},
    prerendered: {},
    operations: {},
    bytes: 1,
  };
}

/** The address of a visitor, each in a network of their own. */
const from = (visitor: number) => `10.${Math.floor(visitor / 250)}.${visitor % 250}.7`;

const visit = (address: string, cookie: string) =>
  gateway.rest('GET', '/testimonials', { headers: { cookie, 'x-forwarded-for': address } });

const report = (address: string, cookie: string, version = 'v2', code = 'PW-105') =>
  gateway.rest('POST', '/api/client-errors', {
    body: { code, area: 'mf-wall', version },
    headers: { cookie, 'x-forwarded-for': address },
  });

async function served(at = gateway.url) {
  const response = await fetch(`${at}/mf/registry`, { headers: { cookie: inShare } });
  const { remotes, served: versions } = (await response.json()) as {
    remotes: Record<string, { version: string }>;
    served: Record<string, object>;
  };
  return { version: remotes['mf-wall']!.version, ...versions['mf-wall'] };
}

async function tally() {
  const rows = await site.sql<{ version: string; visitors: number; failed: number }[]>`
    select version, count(*)::integer as visitors, count(failed_at)::integer as failed
    from canary_visitors
    group by version
    order by version`;
  return rows.map(({ version, visitors, failed }) => `${version}: ${failed} of ${visitors}`);
}

const visitAll = async (addresses: string[], cookie: string) => {
  for (const address of addresses) await visit(address, cookie);
};

test('a canary that fails more than the live version stops in every gateway, until it is changed', async () => {
  const few = Array.from({ length: 20 }, (_, at) => from(at));
  await visitAll(few, inShare);
  await visitAll(
    Array.from({ length: 60 }, (_, at) => from(300 + at)),
    outside,
  );
  expect(await served()).toMatchObject({ version: 'v2', live: 'v1', canary: { version: 'v2' } });
  for (const address of few.slice(0, 12)) await report(address, inShare);

  await eventually(async () => (await served()).version === 'v1');
  const stopped = { version: 'v2', visitors: 20, failed: 12, liveVisitors: 60, liveFailed: 0 };
  expect(await served()).toMatchObject({ canary: { version: 'v2', percent: 50 }, stopped });
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'a canary stopped by itself', area: 'mf-wall', ...stopped }),
  ]);
  await eventually(async () =>
    (await gateway.rest('GET', '/metrics')).body.includes('area_canary_stopped{area="mf-wall"} 1'),
  );

  // Another one knows it from its first request on.
  const other = await createGateway(site.services);
  await new Promise<void>((resolve) => other.server.listen(0, '127.0.0.1', resolve));
  const { port } = other.server.address() as { port: number };
  expect((await served(`http://127.0.0.1:${port}`)).version).toBe('v1');
  await other.stop();

  publish('2026-11-22T11:00:00.000Z');
  expect(await served()).toMatchObject({ version: 'v2', canary: { version: 'v2' } });
  expect((await served()) as object).not.toHaveProperty('stopped');
});

test('a visitor counts once, and only for the version that their browser gets', async () => {
  for (let time = 1; time <= 3; time += 1) {
    await visit('10.9.9.9', inShare);
    // Neighbours of one network are one visitor.
    for (const code of ['PW-101', 'PW-105', 'PW-108']) await report(`10.9.9.${time}`, inShare, 'v2', code);
  }
  await report('10.8.1.1', outside);
  await report('10.8.2.1', '');
  await report('10.8.3.1', `${outside}; pw_remote_mf-wall=v2`);
  await report('10.8.4.1', inShare, 'v3');
  await report('10.8.5.1', outside, 'v1');
  for (let at = 0; at < 100; at += 1) await visit(`2001:db8:1:${at.toString(16)}::1`, inShare);
  await eventually(async () => (await tally()).length === 2);
  expect(await tally()).toEqual(['v1: 1 of 1', 'v2: 1 of 2']);
  const stored = await site.sql`select * from canary_visitors`;
  expect(JSON.stringify(stored)).not.toMatch(/10\.[89]\.|2001:/);
});

test('no page waits for a statement of it', async () => {
  await visit(from(1), inShare);
  site.statements();
  await visit(from(2), inShare);
  expect(site.statements().filter((text) => text.includes('canar') && !text.includes('from unnest'))).toEqual(
    [],
  );
});
