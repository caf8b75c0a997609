import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localeNames } from 'schema/locales';
import type { PageResult } from 'schema/page';
import { recordWrite } from '../../platform/writes';
import { writeShellManifest } from '../../testing/builtShell';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let ruth: ActingMember;
const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-built-site-'));

beforeAll(async () => {
  const style = '<style nonce="{{nonce}}"></style>';
  const links = '{{#navigation}}<a href="{{path}}">{{label}}</a>{{/navigation}}';
  writeShellManifest(siteDir, {
    landingFiles: ['/assets/landing.abc.js'],
    landingOperations: { Slogans: 'query Slogans { banner(page: landing) }' },
    memberOperations: { Unread: 'query Unread { unreadNotificationCount }' },
    locales: '/assets/locales/abc/',
    translations: { es: { landing: '<h1>Oremos</h1>', memberLanding: '', frame: '', memberFrame: '' } },
    landing: { html: '<h1>{{productName}}</h1><a href="mailto:{{prayersMailbox}}"></a>', style },
    frame: {
      html: `<header>{{productName}}${links}</header><div data-placeholder>{{{area}}}</div>`,
      style,
    },
    memberFrame: { html: '<header>{{memberName}}</header><div data-placeholder>{{{area}}}</div>', style },
  });
  write('shell/assets/shell.abc.js', 'console.log(1)');
  write('mf/mf-wall/v1/remoteEntry.js', 'console.log(2)');
  publish('v1');
  site = await openTestSite({ siteDir });
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org' });
  ruth = await site.aMember();
});
afterAll(() => site.close());

function write(name: string, content: string) {
  const file = path.join(siteDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function publish(version: string) {
  write('registry.json', JSON.stringify(registryOf(areaOf(version))));
}

function areaOf(version: string) {
  return {
    version,
    entry: `/mf/mf-wall/${version}/remoteEntry.js`,
    kit: '^1.0.0',
    slots: { chains: 'Chains' },
    slotNeeds: {
      chains: {
        operation: { name: 'Chains', variables: { isMember: { from: 'session' } } },
        files: [`/mf/mf-wall/${version}/chains.js`],
        bytes: 1,
      },
    },
    routes: [
      {
        path: '/prayers',
        module: 'PrayerWall',
        title: 'Prayer Wall',
        label: 'The prayer wall',
        navigation: { label: 'Prayer Wall', position: 1 },
        operation: { name: 'Feed', variables: { sort: { from: 'query', name: 'sort', default: 'recent' } } },
        otherOperations: { everyone: ['Banner', 'Failing'], members: ['Own'] },
        files: [`/mf/mf-wall/${version}/wall.js`],
        bytes: 1,
      },
      aRoute('/prayer/:id', { files: [`/mf/mf-wall/${version}/prayer.js`] }),
      aRoute('/testimonials', { navigation: { label: 'Testimonials', position: 2 } }),
      aRoute('/features', { slots: { chains: { tab: 'chains' } } }),
      aRoute('/alone', { frame: 'none' }),
      aRoute('/admin', { audience: 'administrators' }),
    ],
    prerendered: {
      '/prayers': {
        html: '{{#prayers}}{{#prayers}}<p>{{title}}</p>{{/prayers}}{{/prayers}}',
        style: '<style nonce="{{nonce}}">p{margin:0}</style>',
      },
    },
    prerenderedForMembers: {},
    translations: { es: { missing: 1, names: { 'Prayer Wall': 'Muro de oración' }, pages: {} } },
    operations: {
      Feed: 'query Feed($sort: PrayerSort!) { prayers(sort: $sort) { prayers { id title } hasMore } }',
      Banner: 'query Banner { banner(page: prayers) }',
      Failing: 'query Failing { adminStats { totalUsers } }',
      Own: 'query Own { viewer { id } }',
      Chains: `query Chains($isMember: Boolean!) {
        myChains(first: 5) @include(if: $isMember) { hasMore }
        prayerChainPage(first: 5) { hasMore }
      }`,
    },
    bytes: 1,
  };
}

const aRoute = (path: string, given: object = {}) => ({
  path,
  module: 'Page',
  title: `Title of ${path}`,
  label: 'This page',
  files: [],
  bytes: 1,
  ...given,
});

function registryOf(area: { version: string }) {
  const { version } = area;
  const wall = { live: version, canary: null, previous: null, versions: { [version]: area } };
  return { format: 3, remotes: { 'mf-wall': wall }, history: [] };
}

async function pageData(address: string, as: ActingMember | null = null) {
  const { body } = await gateway.rest('GET', address, { as });
  const [, json] = /<script type="application\/json" id="page">(.*)<\/script>/.exec(body)!;
  return JSON.parse(json!);
}

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

async function aPrayer(given: object = {}) {
  const form = {
    name: 'Ruth',
    email: 'ruth@example.org',
    title: 'A safe road',
    description: 'For the road to Bethlehem and those on it.',
    ...given,
  };
  return (await gateway.rest('POST', '/api/prayers', { as: ruth, body: form })).body;
}

test.each(['/', '/prayers', '/testimonials', '/features'])('%s is a page', async (address) => {
  const response = await gateway.rest('GET', address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
});

test.each([
  '/nowhere',
  '/prayers/1/2',
  '/prayer/999999',
  '/prayers/999999',
  '/prayer/abc',
  '/join/unknown',
  '/admin',
])('%s is 404 with the not-found page', async (address) => {
  const response = await gateway.rest('GET', address);
  expect(response.status).toBe(404);
  expect(response.body).toContain('<div id="root">');
});

test('/admin is a page for site administrators only', async () => {
  expect((await gateway.rest('GET', '/admin', { as: admin })).status).toBe(200);
  expect((await gateway.rest('GET', '/admin', { as: ruth })).status).toBe(404);
});

test('the wall and the testimonies name their feeds, and no other page does', async () => {
  const feedOf = async (address: string) =>
    /<link\s+rel="alternate"\s+type="application\/atom\+xml"\s+title="(\w+)"\s+href="([^"]*)"/
      .exec((await gateway.rest('GET', address)).body)
      ?.slice(1);
  const { siteOrigin } = site.services.config;
  expect(await feedOf('/prayers')).toEqual(['Prayers', `${siteOrigin}/feeds/prayers.atom`]);
  expect(await feedOf('/testimonials')).toEqual(['Testimonies', `${siteOrigin}/feeds/testimonies.atom`]);
  expect(await feedOf('/features')).toBeUndefined();
});

test('a shared prayer has a link preview and is not indexed', async () => {
  const { id } = await aPrayer({ title: 'Hope & "light" <b>' });
  for (const address of [`/prayers/${id}`, `/prayer/${id}`]) {
    const { status, body } = await gateway.rest('GET', address);
    expect(status).toBe(200);
    expect(body).toContain('<meta property="og:title" content="Hope &amp; &quot;light&quot; &lt;b&gt;" />');
    expect(body).toContain('For the road to Bethlehem');
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).not.toContain('ruth@example.org');
  }
});

test('the preview of a testimony has its text, but no anonymous author', async () => {
  const prayer = await aPrayer({ isAnonymous: true, name: 'Canaryname' });
  const { body: testimony } = await gateway.rest('POST', `/api/prayers/${prayer.id}/testimonial`, {
    as: ruth,
    body: { title: 'The short road', testimony: 'We came home by the short road.' },
  });
  const { status, body } = await gateway.rest('GET', `/testimonials?testimony=${testimony.id}`);
  expect(status).toBe(200);
  expect(body).toContain('<meta property="og:title" content="The short road" />');
  expect(body).toContain('We came home by the short road.');
  expect(body).toContain('<meta name="robots" content="noindex" />');
  expect(body).not.toContain('Canaryname');
  for (const unknown of ['999999', 'x']) {
    const unknownPage = await gateway.rest('GET', `/testimonials?testimony=${unknown}`);
    expect(unknownPage.body).toContain('<meta property="og:title" content="Title of /testimonials" />');
  }
});

test('previews of a group and an invitation contain public data; an invite link that was reset is 404', async () => {
  const { body: group } = await gateway.rest('POST', '/api/prayer-groups', {
    as: ruth,
    body: { name: 'Gleaners', description: 'At dawn.', theme: 'family', isPrivate: true },
  });
  for (const address of [`/prayer-groups/${group.id}`, `/join/${group.inviteLinkToken}`]) {
    const { status, body } = await gateway.rest('GET', address);
    expect(status).toBe(200);
    expect(body).toContain('<meta property="og:title" content="Gleaners" />');
  }
  expect((await gateway.rest('GET', '/join/unknown')).status).toBe(404);
  expect((await gateway.rest('GET', '/prayer-groups/999999')).status).toBe(404);
});

test('the page contains the session of its own member only', async () => {
  expect((await pageData('/prayers', ruth)).session).toMatchObject({ id: ruth.id, email: ruth.email });
  expect((await pageData('/prayers')).session).toBeNull();
});

test('the page of the sign-in mail exists for everyone, and is not indexed', async () => {
  const { status, body, headers } = await gateway.rest('GET', '/sign-in');
  expect(status).toBe(200);
  expect(body).toContain('<title>Sign in · Prayer Wall</title>');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test('a page knows the ways to sign in', async () => {
  expect((await pageData('/')).signInWays).toEqual({ google: true, oidcName: null, email: true });
});

test('a file that only one page needs is preloaded there and nowhere else', async () => {
  const landing = '<link rel="preload" as="script" href="/assets/landing.abc.js" />';
  expect((await gateway.rest('GET', '/')).body).toContain(landing);
  expect((await gateway.rest('GET', '/?error=auth_failed')).body).toContain(landing);
  expect((await gateway.rest('GET', '/prayers')).body).not.toContain('landing.abc.js');
});

test('visitors get the first page prerendered, with the settings of this site; members and other pages do not', async () => {
  const { body, headers } = await gateway.rest('GET', '/?auth=failed');
  const { productName, prayersMailbox } = await pageData('/');
  expect(body).toContain(`<h1>${productName}</h1><a href="mailto:${prayersMailbox}"></a>`);
  expect(body).toContain('<style></style>');
  expect(headers.get('content-security-policy')).toContain(hashOf(''));
  expect(body).not.toContain('{{');

  for (const [address, as] of [
    ['/', ruth],
    ['/features', null],
  ] as const) {
    const other = await gateway.rest('GET', address, { as });
    expect(other.body).toContain('<div id="root"></div>');
    expect(other.body).not.toContain('mailto:');
  }
});

test("visitors get an area's prerendered page inside the shell's frame, filled with its result", async () => {
  await aPrayer({ title: 'A prerendered road & {{nonce}}' });
  const { body, headers } = await gateway.rest('GET', '/prayers');
  const { productName } = await pageData('/prayers');
  expect(headers.get('content-security-policy')).toContain(hashOf('p{margin:0}'));
  expect(body).toContain(
    `<div id="root"><header>${productName}<a href="/testimonials">Testimonials</a></header><div data-placeholder><style>p{margin:0}</style><p>A prerendered road &amp; {{nonce}}</p>`,
  );

  for (const address of ['/prayers?sort=amens', '/prayer/1']) {
    const other = await gateway.rest('GET', address);
    expect(other.body).toContain('<div id="root"></div>');
    expect(other.body).not.toContain('data-placeholder');
  }
});

test('members get it with their own name and what they may read, and nobody else gets that', async () => {
  const member = await site.aMember({ name: 'Naomi & Orpah' });
  await aPrayer({ title: 'For the way home' });
  const [own, ofRuth, ofVisitor] = await Promise.all(
    [member, ruth, null].map((as) => gateway.rest('GET', '/prayers', { as })),
  );
  expect(own!.body).toContain('<header>Naomi &amp; Orpah</header><div data-placeholder>');
  expect(own!.body).toContain('<p>For the way home</p>');
  expect(own!.headers.get('cache-control')).toContain('no-store');
  for (const { body } of [ofRuth!, ofVisitor!]) expect(body).not.toContain('Naomi');
});

test('a matched area is preloaded, and the result of its first operation comes with the page', async () => {
  const { body } = await gateway.rest('GET', '/prayers');
  expect(body).toContain('<link rel="preload" as="script" href="/mf/mf-wall/v1/remoteEntry.js" />');
  expect(body).toContain('<link rel="preload" as="script" href="/mf/mf-wall/v1/wall.js" />');
  expect(body).not.toContain('prayer.js');

  const [response] = (await pageData('/prayers?sort=amens')).results;
  expect(response).toMatchObject({
    operationName: 'Feed',
    variables: { sort: 'amens' },
    result: { data: { prayers: {} } },
  });
  const { results } = await pageData('/prayers?sort=nonsense');
  expect(results.map((result: PageResult) => result.operationName)).toEqual(['Banner']);
});

const other = (operationName: string, data: object) => ({
  operationName,
  variables: {},
  result: { data },
  isOther: true,
});
const unread = other('Unread', { unreadNotificationCount: 0 });

test('what else the page and the shell request comes with it too, for members what is theirs', async () => {
  const resultsOf = async (address: string, as: ActingMember | null = null) =>
    (await pageData(address, as)).results;
  const namesAt = async (address: string, as: ActingMember | null = null) =>
    (await resultsOf(address, as)).map((result: PageResult) => result.operationName);
  const slogans = other('Slogans', { banner: null });
  expect(await resultsOf('/')).toEqual([slogans]);
  expect(await resultsOf('/', ruth)).toEqual([slogans]);

  const banner = other('Banner', { banner: null });
  const own = other('Own', { viewer: { id: ruth.id } });
  const feed = expect.objectContaining({ operationName: 'Feed' });
  expect(await resultsOf('/prayers')).toEqual([feed, banner]);
  expect(await resultsOf('/prayers', ruth)).toEqual([feed, banner, own, unread]);
  expect(await namesAt('/testimonials')).toEqual([]);
  expect(await namesAt('/testimonials', ruth)).toEqual(['Unread']);
  // They have no bell, or no data of an area.
  expect(await namesAt('/alone', ruth)).toEqual([]);
  expect(await namesAt('/nowhere', ruth)).toEqual([]);
});

test('what a slot of the page needs at its address comes with it, for visitors and for members', async () => {
  const resultsOf = async (address: string, as: ActingMember | null = null) =>
    (await pageData(address, as)).results;
  const page = { hasMore: false };
  expect(await resultsOf('/features?tab=chains')).toEqual([
    { operationName: 'Chains', variables: { isMember: false }, result: { data: { prayerChainPage: page } } },
  ]);
  expect(await resultsOf('/features?tab=chains', ruth)).toEqual([
    {
      operationName: 'Chains',
      variables: { isMember: true },
      result: { data: { myChains: page, prayerChainPage: page } },
    },
    unread,
  ]);
  const { body } = await gateway.rest('GET', '/features?tab=chains');
  expect(body).toContain('<link rel="preload" as="script" href="/mf/mf-wall/v1/chains.js" />');
  expect(body.split('mf-wall/v1/remoteEntry.js" />')).toHaveLength(2);

  for (const other of ['/features', '/features?tab=groups', '/testimonials?tab=chains']) {
    expect(await resultsOf(other)).toEqual([]);
    expect((await gateway.rest('GET', other)).body).not.toContain('chains.js');
  }
});

test('with an ended session it is what visitors get', async () => {
  const naomi = await site.aMember();
  await site.sql`delete from sessions where member_id = ${naomi.id}`;
  const [result] = (await pageData('/features?tab=chains', naomi)).results;
  expect(result).toMatchObject({ operationName: 'Chains', variables: { isMember: false } });
});

test('a build without first operations of slots, or a slot that no area fills, leaves its page as it is', async () => {
  const { slotNeeds: _, ...older } = areaOf('v3');
  for (const area of [older, { ...older, slots: {} }]) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    write('registry.json', JSON.stringify(registryOf(area)));
    expect((await pageData('/features?tab=chains')).results).toEqual([]);
    const { body } = await gateway.rest('GET', '/features?tab=chains');
    expect(body).toContain('mf-wall/v3/remoteEntry.js');
    expect(body).not.toContain('chains.js');
  }
  publish('v1');
});

test('a page says what it says in the language of the request, and preloads the catalogs of its first view', async () => {
  const spanish = { headers: { 'accept-language': 'es-MX' } };
  const catalogs = (body: string) =>
    [...body.matchAll(/<link rel="preload" as="fetch" href="([^"]+)" crossorigin \/>/g)].map(
      ([, file]) => file,
    );
  const { body } = await gateway.rest('GET', '/prayers', spanish);
  expect(catalogs(body)).toEqual(['/assets/locales/abc/es.json', '/mf/mf-wall/v1/locales/es.json']);
  expect(body).toContain('<title>Muro de oración');
  // A slot may use any text.
  expect(catalogs((await gateway.rest('GET', '/features?tab=chains', spanish)).body)).toEqual([
    '/assets/locales/abc/es.json',
    '/assets/locales/abc/es.rest.json',
    '/mf/mf-wall/v1/locales/es.json',
    '/mf/mf-wall/v1/locales/es.rest.json',
  ]);
  const landing = await gateway.rest('GET', '/', spanish);
  expect(landing.body).toContain('<h1>Oremos</h1>');
  expect(catalogs(landing.body)).toEqual(['/assets/locales/abc/es.json']);
  for (const headers of [undefined, { 'accept-language': 'fr' }])
    expect(catalogs((await gateway.rest('GET', '/prayers', { headers })).body)).toEqual([]);
});

test('the text of a prayer cannot end the script that contains it', async () => {
  await aPrayer({ title: '</script><script>alert(1)</script>' });
  expect((await gateway.rest('GET', '/prayers')).body).not.toContain('<script>alert');
});

test('another version is live as soon as it is in the registry', async () => {
  expect((await pageData('/prayers')).registry.remotes['mf-wall'].version).toBe('v1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  publish('v2');
  expect((await pageData('/prayers')).registry.remotes['mf-wall']).toEqual({
    version: 'v2',
    entry: '/mf/mf-wall/v2/remoteEntry.js',
    kit: '^1.0.0',
    slots: { chains: 'Chains' },
    locales: ['es'],
    routes: expect.arrayContaining([
      {
        path: '/prayers',
        module: 'PrayerWall',
        label: 'The prayer wall',
        navigation: { label: 'Prayer Wall', position: 1 },
      },
    ]),
    comesFrom: null,
  });
  publish('v1');
});

test('the policy of a page allows no inline script and nothing of another host', async () => {
  const policy = (await gateway.rest('GET', '/prayers')).headers.get('content-security-policy')!;
  expect(policy).toContain("script-src 'self';");
  expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/]{43}=')+;/);
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test('what all visitors get alike is the same bytes, and whoever has them gets 304 until something changes', async () => {
  await aPrayer({ title: 'Before' });
  const get = (headers: Record<string, string> = {}, as: ActingMember | null = null) =>
    gateway.rest('GET', '/prayers', { headers, as });
  const [first, again] = [await get(), await get()];
  const etag = first.headers.get('etag')!;
  expect([again.body, again.headers.get('etag')]).toEqual([first.body, etag]);
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');

  const known = await get({ 'if-none-match': etag });
  expect([known.status, known.body]).toEqual([304, '']);
  expect(known.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  const members = await get({ 'if-none-match': etag }, ruth);
  expect([members.status, members.headers.get('etag'), members.headers.get('cache-control')]).toEqual([
    200,
    null,
    'private, no-cache, no-store',
  ]);
  const { status } = await gateway.rest('GET', '/nowhere', { headers: { 'if-none-match': '*' } });
  expect(status).toBe(404);

  await aPrayer({ title: 'After' });
  const changed = await get({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.body).toContain('After');
});

/** What arrives on the connection for one request, but for its own id and time. */
function received(lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
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
  const { headers, body } = await gateway.rest('GET', '/prayers', {
    as: ruth,
    headers: { 'accept-encoding': accepted },
  });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
  expect(body).toMatch(/^<!doctype html>.*<\/html>$/s);
  const head = await received([
    'HEAD /prayers HTTP/1.1',
    `Accept-Encoding: ${accepted}`,
    `Cookie: pw_session=${ruth.session}`,
  ]);
  expect(head).toMatch(/^HTTP\/1\.1 200 [^]*\r\nCache-Control: private, no-cache, no-store\r\n[^]*\r\n\r\n$/);
});

test('a cache in front may hold what all visitors get alike for a second, and nothing else', async () => {
  expect((await gateway.rest('GET', '/prayers')).headers.get('cdn-cache-control')).toBeNull();

  const behind = await openTestSite({ siteDir, edgeCache: true });
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
    write('registry.json', JSON.stringify({ ...registry, remotes: { 'mf-wall': wall } }));
    expect(await held()).toBeNull();
    expect(await held({ cookie: 'pw_canary=3' })).toBe('public, max-age=1');
  } finally {
    publish('v1');
    await behind.close();
  }
});

test('files are immutable; a missing one is a real 404, never a page', async () => {
  const addresses = [
    '/assets/shell.abc.js',
    '/mf/mf-wall/v1/remoteEntry.js',
    '/mf/~2/mf-wall/v1/remoteEntry.js',
  ];
  for (const address of addresses) {
    const file = await gateway.rest('GET', address);
    expect([file.status, file.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  for (const address of [
    '/assets/gone.js',
    '/mf/mf-wall/v0/remoteEntry.js',
    '/mf/../shell/index.html',
    '/assets/..%2findex.html',
  ]) {
    const { status, body } = await gateway.rest('GET', address);
    expect([address, status]).toEqual([address, 404]);
    expect(String(body)).not.toContain('console.log');
  }
});

test('the landing page and the wall have different titles', async () => {
  const titleOf = async (path: string) =>
    /<title>(.*)<\/title>/.exec(String((await gateway.rest('GET', path)).body))![1]!;
  expect(await titleOf('/')).toBe('You do not have to carry it alone · Prayer Wall');
  expect(await titleOf('/prayers')).not.toBe(await titleOf('/'));
});

const rootOf = (body: string) => /<html[^>]*>/.exec(body)![0];

test('a page has its language before any script runs: the member’s own, the cookie’s, the browser’s, the site’s', async () => {
  const naomi = await site.aMember();
  const french = { 'accept-language': 'fr-CA, en;q=0.5' };
  const hebrew = { ...french, cookie: `pw_session=${naomi.session}; locale=he` };
  const languageOf = async (headers: Record<string, string>) => {
    const { body, headers: sent } = await gateway.rest('GET', '/prayers', { headers });
    expect(sent.get('vary')).toContain('Accept-Language, Cookie');
    const [, json] = /id="page">(.*)<\/script>/.exec(body)!;
    return [rootOf(body), JSON.parse(json!).locale];
  };

  expect(await languageOf({})).toEqual(['<html lang="en" dir="ltr">', 'en']);
  expect(await languageOf(french)).toEqual(['<html lang="fr" dir="ltr">', 'fr']);
  expect(await languageOf(hebrew)).toEqual(['<html lang="he" dir="rtl">', 'he']);
  await gateway.rest('PUT', '/api/auth/user', { as: naomi, body: { locale: 'zh-TW' } });
  expect(await languageOf(hebrew)).toEqual(['<html lang="zh-Hans" dir="ltr">', 'zh-Hans']);
});

test('search engines find a page in each language; an address that names one chooses it for a browser without a choice', async () => {
  const alternates = (body: string) =>
    [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)" \/>/g)].map(
      ([, ...link]) => link,
    );
  const shown = async (address: string, headers: Record<string, string> = {}) => {
    const { body, headers: sent } = await gateway.rest('GET', address, { headers });
    return [rootOf(body), sent.get('set-cookie')];
  };

  const { body } = await gateway.rest('GET', '/prayers?sort=amens');
  expect(alternates(body).map(([language]) => language)).toEqual(['x-default', ...localeNames]);
  expect(alternates(body)).toContainEqual(['uk', expect.stringMatching(/^http.*\/prayers\?lang=uk$/)]);
  const { id } = await aPrayer({ title: 'Rain' });
  expect(alternates((await gateway.rest('GET', `/prayer/${id}`)).body)).toEqual([]);

  expect(await shown('/prayers?lang=uk')).toEqual([
    '<html lang="uk" dir="ltr">',
    expect.stringMatching(/^locale=uk; Max-Age=31536000; Path=\/;(?!.*HttpOnly)/),
  ]);
  expect(await shown('/prayers?lang=uk', { cookie: 'locale=he' })).toEqual([
    '<html lang="he" dir="rtl">',
    null,
  ]);
  expect(await shown('/prayers?lang=tlh')).toEqual(['<html lang="en" dir="ltr">', null]);
});

test.each(['/nowhere', '/%', '/newsletter/confirm?token=x', '/invitations/decline?token=x', '/prayer/1'])(
  '%s has the language of its reader too',
  async (address) => {
    const { body, headers } = await gateway.rest('GET', address, { headers: { cookie: 'locale=ar' } });
    expect(rootOf(body)).toBe('<html lang="ar" dir="rtl">');
    expect(body).toContain('<body>');
    expect(headers.get('vary')).toContain('Accept-Language, Cookie');
    const english = await gateway.rest('GET', address);
    expect(english.body).toMatch(/<html lang="en" dir="ltr">[^]*<body>/);
  },
);
