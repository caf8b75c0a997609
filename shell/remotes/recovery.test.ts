import { AreaFault, kitVersion, page } from 'kit';
import type { PageArea } from 'schema/area';
import { recover } from './recovery';

const wall = { remote: 'mf-wall', module: 'PrayerWall' };
const gone = new AreaFault('PW-101', 'gone', 'v1');
const [major] = kitVersion.split('.');

let sent: { address: string; body: unknown }[];
let published: PageArea | null;

function version(name: string, kit = `^${major}.0.0`): PageArea {
  return {
    version: name,
    entry: `/mf/mf-wall/${name}/remoteEntry.js`,
    kit,
    routes: [],
    slots: {},
    comesFrom: null,
  };
}

beforeEach(() => {
  sent = [];
  published = version('v2');
  page.registry.remotes = { 'mf-wall': version('v1') };
  AbortSignal.timeout ??= () => new AbortController().signal;
  window.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    sent.push({ address, body: body ? JSON.parse(body as string) : null });
    const remotes = published ? { 'mf-wall': published } : {};
    return { ok: true, json: async () => ({ remotes }) };
  }) as unknown as typeof fetch;
});

test('the live version replaces one that is gone', async () => {
  expect(await recover(wall, gone)).toBe(true);
  expect(page.registry.remotes['mf-wall']?.version).toBe('v2');
});

test('a version that still exists is not replaced, nor is a remote that was withdrawn', async () => {
  published = version('v1');
  expect(await recover(wall, gone)).toBe(false);
  published = null;
  expect(await recover(wall, gone)).toBe(false);
  expect(page.registry.remotes['mf-wall']).toBeUndefined();
});

test('a version that throws is not retried automatically', async () => {
  expect(await recover(wall, new TypeError('words of a prayer'))).toBe(false);
  expect(page.registry.remotes['mf-wall']?.version).toBe('v1');
});

test('a report has the code, the area and the version, once, and no text', async () => {
  const fault = new AreaFault('PW-105', 'words of a prayer', 'v7');
  await recover(wall, fault);
  await recover(wall, fault);
  expect(sent).toEqual([
    { address: '/api/client-errors', body: { code: 'PW-105', area: 'mf-wall', version: 'v7' } },
  ]);
});

test('a missing chunk is loaded from the new version, or once from a restarted container', async () => {
  const missing = Object.assign(new Error('a chunk'), {
    name: 'ChunkLoadError',
    request: 'https://prayers.example.org/mf/~3/mf-wall/v1/7.js',
  });
  expect(await recover(wall, missing)).toBe(true);

  published = version('v1');
  page.registry.remotes = { 'mf-wall': version('v1') };
  expect(await recover(wall, missing)).toBe(true);
  expect(await recover(wall, missing)).toBe(false);
});
