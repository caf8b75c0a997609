import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeShellManifest } from '../../testing/builtShell';
import { openTestSite, type TestGateway, type TestSite } from '../../testing/testSite';

const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-devices-'));
let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  mkdirSync(path.join(siteDir, 'shell'));
  writeFileSync(path.join(siteDir, 'shell/service-worker.js'), 'works');
  writeFileSync(path.join(siteDir, 'shell/remove-service-worker.js'), 'removes');
  writeShellManifest(siteDir, {
    appIcons: [
      { src: '/assets/icon-192.abc.png', sizes: '192x192', purpose: 'any' },
      { src: '/assets/maskable.abc.png', sizes: '512x512', purpose: 'maskable' },
    ],
    touchIcon: '/assets/touch.abc.png',
  });
  site = await openTestSite({ siteDir });
  gateway = await site.gateway();
});
afterAll(() => site.close());

test('the manifest names the community, its icons, and what can be opened or shared', async () => {
  const { status, headers, body } = await gateway.rest('GET', '/manifest.webmanifest');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
  const manifest = typeof body === 'string' ? JSON.parse(body) : body;
  expect(manifest).toMatchObject({
    name: 'Prayer Wall',
    start_url: '/prayers',
    scope: '/',
    display: 'standalone',
    icons: [
      { src: '/assets/icon-192.abc.png', sizes: '192x192', purpose: 'any', type: 'image/png' },
      { src: '/assets/maskable.abc.png', sizes: '512x512', purpose: 'maskable', type: 'image/png' },
    ],
    shortcuts: [
      { name: 'New Prayer', url: '/prayers?compose' },
      { name: 'Pray', url: '/pray' },
    ],
    share_target: { action: '/prayers', method: 'GET' },
  });
});

test('every page names the manifest and the icon of a home screen', async () => {
  const { body } = await gateway.rest('GET', '/');
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(body).toContain('<link rel="apple-touch-icon" href="/assets/touch.abc.png" />');
});

test('a page says whose it is, so that no other member is shown it; one that is missing must not be stored', async () => {
  const ruth = await site.aMember();
  const ownerOf = async (address: string, as?: typeof ruth) =>
    (await gateway.rest('GET', address, { as })).headers.get('prayer-wall-member');
  expect(await ownerOf('/')).toBe('0');
  expect(await ownerOf('/', ruth)).toBe(String(ruth.id));
  expect(await ownerOf('/prayer/999')).toBeNull();
  expect(await ownerOf('/admin', ruth)).toBeNull();
});

test('a call that names another member than that of its session is nobody’s', async () => {
  const [ruth, naomi] = await Promise.all([site.aMember(), site.aMember()]);
  const words = { title: 'For Boaz', description: 'Please pray for the harvest.', category: 'general' };
  const body = { ...words, name: 'Naomi', email: 'naomi@example.org', isAnonymous: false };
  const { body: prayer } = await gateway.rest('POST', '/api/prayers', { as: naomi, body });
  const giveAs = async (named: string) => {
    const call = { as: ruth, headers: { 'prayer-wall-member': named } };
    return (await gateway.rest('POST', `/api/prayers/${prayer.id}/amen`, call)).status;
  };
  expect(await giveAs(String(naomi.id))).toBe(401);
  expect(await giveAs('')).toBe(401);
  expect(await giveAs(String(ruth.id))).toBe(200);
});

test('the page of readers without a connection needs no other file', async () => {
  const { status, headers, body } = await gateway.rest('GET', '/offline');
  expect(status).toBe(200);
  expect(body).toContain('<h1>You are offline</h1>');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('prayer-wall-member')).toBeNull();
});

test('the service worker is a script for the whole site that browsers revalidate each time', async () => {
  const { status, headers } = await gateway.rest('GET', '/service-worker.js');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('with SERVICE_WORKER=off browsers get the script that removes the worker', async () => {
  const without = await openTestSite({ siteDir, serviceWorker: false });
  const { body } = await (await without.gateway()).rest('GET', '/service-worker.js');
  expect(body).toBe('removes');
  await without.close();
});

test('a worker that has not been built is a real 404, never a page', async () => {
  rmSync(path.join(siteDir, 'shell/service-worker.js'));
  const missing = await gateway.rest('GET', '/service-worker.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).not.toContain('html');
});
