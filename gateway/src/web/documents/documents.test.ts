import { openBuiltSite, type BuiltSite } from '../../testing/builtSite';

let site: BuiltSite;

beforeAll(async () => {
  site = await openBuiltSite();
});
afterAll(() => site.close());

test.each(['/', '/prayers', '/testimonials', '/features'])('%s is a page', async (address) => {
  const response = await site.rest('GET', address);
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
  const response = await site.rest('GET', address);
  expect(response.status).toBe(404);
  expect(response.body).toContain('<div id="root">');
});

test.each(['/', '/prayers', '/prayer-groups', '/prayer/abc', '/join/unknown', '/nowhere', '/admin'])(
  'HEAD of %s has the status and the headers of GET, for visitors and members, and no body',
  async (address) => {
    for (const as of [null, site.ruth]) {
      const [get, head] = [await site.rest('GET', address, { as }), await site.rest('HEAD', address, { as })];
      expect([head.status, head.body]).toEqual([get.status, '']);
      expect(headersOf(head)).toEqual(headersOf(get));
    }
  },
);

/** Without what belongs to the connection or the single request: the nonce too. */
function headersOf({ headers }: { headers: Headers }) {
  const own = /^(date|connection|keep-alive|transfer-encoding|content-length|x-request-id)$/;
  return [...headers]
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => [name, value.replaceAll(/'nonce-[^']+'/g, 'a nonce')]);
}

test('/admin is a page for site administrators only', async () => {
  expect(
    (await site.rest('GET', '/admin', { as: await site.aMember({ email: 'admin@example.org' }) })).status,
  ).toBe(200);
  expect((await site.rest('GET', '/admin', { as: site.ruth })).status).toBe(404);
});

test('the wall and the testimonies name their feeds, and no other page does', async () => {
  const feedOf = async (address: string) =>
    /<link\s+rel="alternate"\s+type="application\/atom\+xml"\s+title="(\w+)"\s+href="([^"]*)"/
      .exec((await site.rest('GET', address)).body)
      ?.slice(1);
  const { siteOrigin } = site.services.config;
  expect(await feedOf('/prayers')).toEqual(['Prayers', `${siteOrigin}/feeds/prayers.atom`]);
  expect(await feedOf('/testimonials')).toEqual(['Testimonies', `${siteOrigin}/feeds/testimonies.atom`]);
  expect(await feedOf('/features')).toBeUndefined();
});

test('the page contains the session of its own member only', async () => {
  expect((await site.pageData('/prayers', site.ruth)).session).toMatchObject({
    id: site.ruth.id,
    email: site.ruth.email,
  });
  expect((await site.pageData('/prayers')).session).toBeNull();
});

test('the page of the sign-in mail exists for everyone, and is not indexed', async () => {
  const { status, body, headers } = await site.rest('GET', '/sign-in');
  expect(status).toBe(200);
  expect(body).toContain('<title>Sign in · Prayer Wall</title>');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test('a page knows the ways to sign in', async () => {
  expect((await site.pageData('/')).signInWays).toEqual({ google: true, oidcName: null, email: true });
});

test('the text of a prayer cannot end the script that contains it', async () => {
  await site.aPrayer({ title: '</script><script>alert(1)</script>' });
  expect((await site.rest('GET', '/prayers')).body).not.toContain('<script>alert');
});

test('another version is live as soon as it is in the registry', async () => {
  expect((await site.pageData('/prayers')).registry.remotes['mf-wall'].version).toBe('v1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  site.publish('v2');
  expect((await site.pageData('/prayers')).registry.remotes['mf-wall']).toEqual({
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
  site.publish('v1');
});

test('the policy of a page allows no inline script and nothing of another host', async () => {
  const policy = (await site.rest('GET', '/prayers')).headers.get('content-security-policy')!;
  expect(policy).toContain("script-src 'self';");
  expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/]{43}=')+;/);
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test('files are immutable; a missing one is a real 404, never a page', async () => {
  const addresses = [
    '/assets/shell.abc.js',
    '/mf/mf-wall/v1/remoteEntry.js',
    '/mf/~2/mf-wall/v1/remoteEntry.js',
  ];
  for (const address of addresses) {
    const file = await site.rest('GET', address);
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
    const { status, body } = await site.rest('GET', address);
    expect([address, status]).toEqual([address, 404]);
    expect(String(body)).not.toContain('console.log');
  }
});

test('the landing page and the wall have different titles', async () => {
  const titleOf = async (path: string) =>
    /<title>(.*)<\/title>/.exec(String((await site.rest('GET', path)).body))![1]!;
  expect(await titleOf('/')).toBe('You do not have to carry it alone · Prayer Wall');
  expect(await titleOf('/prayers')).not.toBe(await titleOf('/'));
});
