import { connect } from 'node:net';
import { recordWrite } from '../../platform/writes';
import { areaOf, openBuiltSite, registryOf, type BuiltSite } from '../../testing/builtSite';
import { openTestSite, type ActingMember } from '../../testing/testSite';

let site: BuiltSite;

beforeAll(async () => {
  site = await openBuiltSite();
});
afterAll(() => site.close());

test('what all visitors get alike is the same bytes, and whoever has them gets 304 until something changes', async () => {
  await site.aPrayer({ title: 'Before' });
  const get = (headers: Record<string, string> = {}, as: ActingMember | null = null) =>
    site.rest('GET', '/prayers', { headers, as });
  const [first, again] = [await get(), await get()];
  const etag = first.headers.get('etag')!;
  expect([again.body, again.headers.get('etag')]).toEqual([first.body, etag]);
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');

  const known = await get({ 'if-none-match': etag });
  expect([known.status, known.body]).toEqual([304, '']);
  expect(known.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  const members = await get({ 'if-none-match': etag }, site.ruth);
  expect([members.status, members.headers.get('etag'), members.headers.get('cache-control')]).toEqual([
    200,
    null,
    'private, no-cache, no-store',
  ]);
  const { status } = await site.rest('GET', '/nowhere', { headers: { 'if-none-match': '*' } });
  expect(status).toBe(404);

  await site.aPrayer({ title: 'After' });
  const changed = await get({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.body).toContain('After');
});

/** What arrives on the connection for one request, but for its own id and time. */
function received(lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () =>
      resolve(
        Buffer.concat(chunks)
          .toString('latin1')
          .replace(/^(X-Request-Id|Date): .*$/gm, '$1'),
      ),
    );
    socket.write([...lines, 'Host: localhost', 'Connection: close', '', ''].join('\r\n'));
  });
}

test.each([
  ['a page', ['GET /prayers HTTP/1.1']],
  ['a page in brotli', ['GET /prayers HTTP/1.1', 'Accept-Encoding: gzip, br']],
  ['a page in gzip', ['GET /prayers HTTP/1.1', 'Accept-Encoding: gzip']],
  ['a page in Spanish', ['GET /prayers HTTP/1.1', 'Accept-Language: es-MX,es']],
  ['its headers', ['HEAD / HTTP/1.1', 'Accept-Encoding: br']],
  ['a page that the browser has', ['GET / HTTP/1.1', 'If-None-Match: *']],
  ['a page that is not there', ['GET /nowhere HTTP/1.1', 'Accept-Encoding: br']],
])('%s has the same bytes and headers whether it was made or was ready', async (_, lines) => {
  recordWrite();
  const made = await received(lines);
  expect(made).toMatch(/^HTTP\/1\.1 (200|304|404) /);
  expect(await received(lines)).toBe(made);
});

test.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['deflate', 'deflate'],
  ['identity', null],
])('a member who accepts %s gets the document in that encoding', async (accepted, encoding) => {
  const { headers, body } = await site.rest('GET', '/prayers', {
    as: site.ruth,
    headers: { 'accept-encoding': accepted },
  });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
  expect(body).toMatch(/^<!doctype html>.*<\/html>$/s);
  const head = await received([
    'HEAD /prayers HTTP/1.1',
    `Accept-Encoding: ${accepted}`,
    `Cookie: pw_session=${site.ruth.session}`,
  ]);
  expect(head).toMatch(/^HTTP\/1\.1 200 [^]*\r\nCache-Control: private, no-cache, no-store\r\n[^]*\r\n\r\n$/);
});

test('a cache in front may hold what all visitors get alike for a second, and nothing else', async () => {
  expect((await site.rest('GET', '/prayers')).headers.get('cdn-cache-control')).toBeNull();

  const behind = await openTestSite({ siteDir: site.siteDir, edgeCache: true });
  try {
    const { rest } = await behind.gateway();
    const { session } = await behind.aMember();
    const held = async (headers: Record<string, string> = {}, address = '/prayers') =>
      (await rest('GET', address, { headers })).headers.get('cdn-cache-control');
    expect(await held()).toBe('public, max-age=1');
    expect(await held({ 'accept-language': 'fr', cookie: 'locale=he; pw_canary=3' })).toBe(
      'public, max-age=1',
    );
    expect(await held({ cookie: `pw_session=${session}` })).toBeNull();
    expect(await held({ cookie: 'pw_session=ended' })).toBeNull();
    expect(await held({}, '/prayers?sort=amens')).toBeNull();
    expect(await held({}, '/api/prayers')).toBeNull();
    const { remotes, ...registry } = registryOf(areaOf('v1'));
    const canary = { version: 'v2', percent: 50 };
    const versions = { ...remotes['mf-wall'].versions, v2: areaOf('v2') };
    const wall = { ...remotes['mf-wall'], canary, versions };
    site.write('registry.json', JSON.stringify({ ...registry, remotes: { 'mf-wall': wall } }));
    expect(await held()).toBeNull();
    expect(await held({ cookie: 'pw_canary=3' })).toBe('public, max-age=1');
  } finally {
    site.publish('v1');
    await behind.close();
  }
});
