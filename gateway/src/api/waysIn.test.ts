import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeShellManifest } from '../testing/builtShell';
import { openTestSite, type TestGateway, type TestSite } from '../testing/testSite';

const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-ways-in-'));
mkdirSync(path.join(siteDir, 'shell/assets'), { recursive: true });
writeFileSync(path.join(siteDir, 'shell/assets/shell.abc.js'), 'console.log(1)');
writeShellManifest(siteDir);

let site: TestSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await openTestSite({ siteDir });
  gateway = await site.gateway();
});
afterAll(() => site.close());

/** Sends a request target as it is, which fetch would not. */
async function sendTarget(target: string): Promise<{ status: number; type: string; text: string }> {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
    type: /content-type: ([^;\r]+)/i.exec(text)?.[1] ?? '',
    text,
  };
}

describe('the target of a request', () => {
  test.each(['/api', '/api/', '/API'])('%s is the page of the API', async (target) => {
    const { status, type } = await sendTarget(target);
    expect([status, type]).toEqual([200, 'text/html']);
  });

  test.each(['/api/stats', '/API/stats', 'http://localhost/api/stats', '/%61pi/stats', '/x/../api/stats'])(
    '%s is the same call',
    async (target) => {
      const { status, text } = await sendTarget(target);
      expect([status, text.includes('"totalPrayers"')]).toEqual([200, true]);
    },
  );

  test.each([
    ['//', 404],
    ['//api/stats', 404],
    ['/api//stats', 404],
    ['http:///api/stats', 404],
    ['http://', 404],
    ['*', 404],
    ['/join/%', 404],
    ['/prayers/%zz', 404],
    ['/api/%', 404],
  ])('%s is %d, never a fault', async (target, status) => {
    expect((await sendTarget(target)).status).toBe(status);
  });

  test('a page that is not there is HTML, a call JSON', async () => {
    for (const page of ['/join/%', '/prayers/%zz', '//', '/newsletter/%'])
      expect([page, (await sendTarget(page)).type]).toEqual([page, 'text/html']);
    for (const call of ['/api/%', '/API/%zz', '//api/%', '/api/nothing', '/api/openapi.json/nothing'])
      expect([call, (await sendTarget(call)).type]).toEqual([call, 'application/json']);
  });
});

describe('too many requests', () => {
  test('pages and documents that all visitors get alike have one limit by address, and the refusal is a page', async () => {
    const limited = await openTestSite({ siteDir, rateLimits: true });
    const server = await limited.gateway();
    const addresses = ['/newsletter/nothing', '/nowhere'];
    for (let count = 0; count < 1200; count += 50)
      await Promise.all(Array.from({ length: 50 }, (_, index) => server.rest('GET', addresses[index % 2]!)));
    for (const address of addresses) {
      const refused = await server.rest('GET', address);
      expect([refused.status, refused.headers.get('content-type')]).toEqual([
        429,
        'text/html; charset=utf-8',
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.body).toContain('Please wait a moment');
    }
    expect((await server.rest('GET', '/api/stats')).status).toBe(200);
    for (const health of ['/healthz', '/readyz', '/metrics'])
      expect((await server.rest('GET', health)).status).toBe(200);
    await limited.close();
  });

  test('two hundred connections for a page take no slot of another caller, and get a page to read', async () => {
    const statuses: number[] = [];
    let refusal: Awaited<ReturnType<TestGateway['rest']>> | undefined;
    const lock = await site.sql.reserve();
    await lock`begin`;
    await lock`lock table newsletter_subscriptions in access exclusive mode`;
    const flood = Array.from({ length: 200 }, async () => {
      for (let times = 0; times < 2; times += 1) {
        const response = await gateway.rest('GET', `/newsletter/confirm?token=${'a'.repeat(43)}`);
        statuses.push(response.status);
        if (response.status === 503) refusal ??= response;
      }
    });
    // Pages that get no answer for three seconds are no longer ready.
    for (const health of ['/healthz', '/readyz', '/metrics'])
      expect((await gateway.rest('GET', health)).status).toBe(200);
    for (let count = 0; count < 5; count += 1)
      expect((await gateway.rest('GET', '/api/stats')).status).toBe(200);
    await lock`rollback`;
    lock.release();
    await Promise.all(flood);
    expect(new Set(statuses)).toEqual(new Set([404, 503]));
    expect(refusal!.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(refusal!.headers.get('retry-after')).toBe('2');
    expect(refusal!.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(refusal!.body).toContain('Please try again in a moment');
  });
});
