import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeShellManifest } from '../testing/builtShell';
import { openTestSite, type TestGateway, type TestSite } from '../testing/testSite';

const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-headers-'));
mkdirSync(path.join(siteDir, 'shell/assets'), { recursive: true });
writeFileSync(path.join(siteDir, 'shell/assets/shell.abc.js'), 'console.log(1)');
writeShellManifest(siteDir);

const signIn = { clientId: 'site', clientSecret: 'secret', localProvider: null };
const origins = { encrypted: 'https://prayers.example.org', unencrypted: 'http://localhost:4000' };

let sites: TestSite[];
let encrypted: TestGateway;
let unencrypted: TestGateway;

beforeAll(async () => {
  sites = [
    await openTestSite({ siteDir, signIn, production: true, siteOrigin: origins.encrypted }),
    await openTestSite({ siteDir, signIn, siteOrigin: origins.unencrypted }),
  ];
  [encrypted, unencrypted] = [await sites[0]!.gateway(), await sites[1]!.gateway()];
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

const requests: [string, string][] = [
  ...[
    '/',
    '/prayers',
    '/nowhere',
    '/api/stats',
    '/api/prayers',
    '/api/nothing',
    '/api/prayers/%00',
    '/api',
    '/api/openapi.json',
  ].map((address): [string, string] => ['GET', address]),
  ...[
    '/assets/shell.abc.js',
    '/assets/gone.js',
    '/mf/registry',
    '/service-worker.js',
    '/newsletter/confirm',
    '/invitations/decline',
  ].map((address): [string, string] => ['GET', address]),
  ...['/api/login', '/api/logout', '/healthz', '/readyz', '/metrics', '/%E0%A4%A'].map(
    (address): [string, string] => ['GET', address],
  ),
  ['GET', '/graphql?query={stats{totalPrayers}}'],
  ['POST', '/graphql'],
  ['POST', '/api/prayers'],
];

test.each(requests)('%s %s: HSTS on an https site, nosniff, no server name', async (method, address) => {
  const secure = await encrypted.rest(method, address);
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  const open = await unencrypted.rest(method, address);
  expect(open.headers.get('strict-transport-security')).toBeNull();
  for (const { headers } of [secure, open]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test.each(requests)(
  '%s %s: no frame, no base, no objects, no referrer, a charset for text',
  async (method, address) => {
    const { headers } = await encrypted.rest(method, address);
    const policy = headers.get('content-security-policy')!.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["base-uri 'none'", "frame-ancestors 'none'"]));
    expect(policy.some((rule) => ["object-src 'none'", "default-src 'none'"].includes(rule))).toBe(true);
    expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|same-origin)$/);
    const type = headers.get('content-type') ?? '';
    expect(type).not.toMatch(/^(text|[^;]*(xml|javascript))(?!.*charset=utf-8$)/i);
  },
);

test.each(
  [
    ['/api/stats', '/api/prayers', '/api/nothing', '/api/openapi.json', '/healthz'].map((address) => [
      address,
    ]),
  ].flat(),
)('%s may load nothing, whatever a browser takes it for', async (address) => {
  const { headers } = await encrypted.rest('GET', address);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
});

test.each([
  '/assets/',
  '/assets',
  '/mf/',
  '/.git/config',
  '/.env',
  '/package.json',
  '/assets/../package.json',
])('%s shows no folder and no file of the checkout', async (address) => {
  const { status, body } = await encrypted.rest('GET', address);
  expect(status).toBe(404);
  expect(JSON.stringify(body)).not.toMatch(/Index of|repositoryformatversion|"scripts"|DATABASE_URL/);
});

/** The bytes that the gateway sends for exactly these, until it closes the connection or a second has passed. */
function sent(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(encrypted.url).port), '127.0.0.1');
    let text = '';
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
    socket.write([...lines, '', ''].join('\r\n'));
  });
}

test.each([
  ['two lengths', ['Content-Length: 3', 'Content-Length: 30']],
  ['a length beside chunks', ['Transfer-Encoding: chunked', 'Content-Length: 4']],
  ['chunks that are not the last encoding', ['Transfer-Encoding: chunked, gzip']],
  ['a length that is no number', ['Content-Length: +4']],
  ['a space before a colon', ['Content-Length : 4']],
  ['a line break in the middle of a header', ['X-A: b\nContent-Length: 4']],
])('a request with %s is refused, and the connection closed', async (_, headers) => {
  const text = await sent(['POST /graphql HTTP/1.1', 'Host: localhost', ...headers, '', '{}']);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test('TRACE tells nobody what was sent', async () => {
  const text = await sent(['TRACE / HTTP/1.1', 'Host: localhost', 'X-Secret: canary', 'Connection: close']);
  expect(text).not.toMatch(/^HTTP\/1\.1 200/);
  expect(text).not.toContain('canary');
});

test.each(['/', '/prayers', '/nowhere', '/newsletter/confirm'])(
  'the policy of %s: own scripts, styles by hash, no frames, objects or base',
  async (address) => {
    const { headers, body } = await encrypted.rest('GET', address);
    const policy = headers.get('content-security-policy')!;
    expect(policy).not.toMatch(/unsafe|\*|http:|strict-dynamic/);
    for (const rule of ["base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy.split('; ')).toContain(rule);
    // On a page without scripts, default-src covers objects.
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(String(body)).not.toMatch(/<script(?![^>]*(src=|type="application\/json"))/);
    expect(String(body)).not.toMatch(/\son\w+=|javascript:/i);
  },
);

test('the exact policy of a page', async () => {
  const { headers } = await encrypted.rest('GET', '/prayers');
  expect(headers.get('content-security-policy')!.replaceAll(/ 'sha256-[^']{44}'/g, " 'sha256-…'")).toBe(
    [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'sha256-…'",
      "img-src 'self' data: https:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ].join('; '),
  );
});

test('an idle connection stays open for longer than the two minutes of Caddy', async () => {
  const response = await fetch(`${unencrypted.url}/api/stats`);
  expect(Number(/^timeout=(\d+)$/.exec(response.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(120);
});

test('cookies are Secure on an https site', async () => {
  for (const [gateway, isSecure] of [
    [encrypted, true],
    [unencrypted, false],
  ] as const) {
    const cookies = (await gateway.rest('GET', '/api/login')).headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]!.includes('Secure')).toBe(isSecure);
    expect(cookies[0]).toMatch(/HttpOnly/);
  }
});

test('in production the metrics need their token', async () => {
  const metricsToken = 'a token for the metrics';
  const [closed, open] = [
    await openTestSite({ production: true }),
    await openTestSite({ production: true, metricsToken }),
  ];
  const read = async (site: TestSite, authorization?: string) =>
    (
      await (
        await site.gateway()
      ).rest('GET', '/metrics', {
        headers: authorization === undefined ? {} : { authorization },
      })
    ).status;
  expect(await read(open)).toBe(404);
  expect(await read(open, 'Bearer another')).toBe(404);
  expect(await read(open, `Bearer ${metricsToken}`)).toBe(200);
  expect(await read(open, `bearer ${metricsToken}`)).toBe(200);
  expect(await read(open, metricsToken)).toBe(404);
  expect([await read(closed), await read(closed, 'Bearer '), await read(closed, 'Bearer null')]).toEqual([
    404, 404, 404,
  ]);
  await Promise.all([closed.close(), open.close()]);
});
