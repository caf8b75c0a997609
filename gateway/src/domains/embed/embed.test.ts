import { createHash } from 'node:crypto';
import { writeShellManifest } from '../../testing/builtShell';
import { prayerForm } from '../../testing/prayerForms';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { submitPrayer } from '../prayers/prayers';

let site: TestSite;
let gateway: TestGateway;
let ruth: ActingMember;

const embedOrigins = ['https://www.parish.example', 'http://localhost:8080'];

beforeAll(async () => {
  site = await openTestSite({ embedOrigins });
  gateway = await site.gateway();
  ruth = await site.aMember({ firstName: 'Ruth', lastName: 'Moab', name: 'Ruth Moab' });
});
beforeEach(async () => {
  await site.sql`truncate prayers cascade`;
});
afterAll(() => site.close());

const aPrayer = async (given: object = {}) =>
  (await submitPrayer(ruth.context, { ...prayerForm, ...given })).id;

const get = (query = '', headers = {}) => gateway.rest('GET', `/embed/wall${query}`, { headers });

const titlesIn = (text: string) =>
  [...text.matchAll(/<h2 dir="auto"><a[^>]*>([^<]*)</g)].map(([, title]) => title);

test('it shows the newest prayers of the wall, in one statement and without a cookie', async () => {
  await aPrayer({ title: 'Rain' });
  const id = await aPrayer({ title: 'Bread', description: 'For the harvest <b>& us</b>' });
  site.statements();
  const { status, headers, body } = await gateway.rest('GET', '/embed/wall', { as: ruth });
  expect(site.statements()).toHaveLength(1);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect([headers.get('set-cookie'), headers.get('vary') ?? '']).toEqual([
    null,
    expect.not.stringMatching(/cookie/i),
  ]);
  expect(titlesIn(body)).toEqual(['Bread', 'Rain']);
  expect(body).toContain('For the harvest &lt;b&gt;&amp; us&lt;/b&gt;');
  expect(body).toContain('Ruth Moab');
  expect(body).toContain(`href="http://localhost:4000/prayers/${id}"`);
  const links = body.match(/<a [^>]*>/g) as string[];
  for (const link of links) expect(link).toMatch(/target="_blank" rel="noopener"/);
});

test('only the named origins may frame it, and nothing in it loads or runs', async () => {
  const { headers, body } = await get();
  const policy = headers.get('content-security-policy')!;
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^style-src 'sha256-\S+'$/),
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${embedOrigins.join(' ')}`,
  ]);
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(body).not.toMatch(/<script|\son\w+=|\sstyle=/);
  const [, style] = /<style>([^]*)<\/style>/.exec(body)!;
  expect(policy).toContain(createHash('sha256').update(style!).digest('base64'));
  // Every other page stays closed.
  expect((await gateway.rest('GET', '/feeds/prayers.atom')).headers.get('x-frame-options')).toBe(
    'SAMEORIGIN',
  );
});

test('its height is told only where that was asked for, with few bytes of script', async () => {
  const { headers, body } = await get('?resize=yes');
  const [, script] = /<script>([^]*)<\/script>/.exec(body)!;
  const hash = createHash('sha256').update(script!).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
  const ours = await gateway.rest('GET', '/embed/resize.js');
  expect([ours.status, ours.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(ours.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(ours.body.length).toBeLessThan(1024);
  expect(script!.length + ours.body.length).toBeLessThan(10_240);
});

test('an anonymous author is Anonymous, and nothing connects two of them', async () => {
  await aPrayer({ isAnonymous: true });
  await aPrayer({ isAnonymous: true });
  const { body } = await get();
  expect(body).not.toMatch(/Moab|@example|Ruth/);
  const [one, other] = [...body.matchAll(/<article>([^]*?)<\/article>/g)].map(([, article]) =>
    article!.replaceAll(/datetime="[^"]*"|prayers\/\d+/g, ''),
  );
  expect(one).toContain('<bdi>Anonymous</bdi>');
  expect(one).toBe(other);
});

test('a prayer that is hidden, removed or answered is not in it', async () => {
  await aPrayer();
  for (const status of ['hidden', 'removed', 'answered']) {
    await site.sql`update prayers set status = ${status}`;
    expect([status, titlesIn((await get()).body)]).toEqual([status, []]);
  }
  expect((await get()).body).toContain('No prayers yet');
  expect((await get('?category=grief')).body).toContain('No prayers under Grief yet');
});

test('of one category, as many as were asked for, at most twenty', async () => {
  await aPrayer({ title: 'Of health', category: 'health' });
  const id = await aPrayer({ title: 'Of grief', category: 'grief' });
  expect(titlesIn((await get('?category=health')).body)).toEqual(['Of health']);
  for (const every of ['', 'all'])
    expect(titlesIn((await get(`?category=${every}`)).body)).toEqual(['Of grief', 'Of health']);
  await site.sql`
    insert into prayers (author_id, typed_name, typed_email, title, description, category, is_anonymous)
    select author_id, typed_name, typed_email, title, description, category, false
    from prayers, generate_series(1, 30)
    where id = ${id}`;
  for (const [query, count] of [
    ['', 10],
    ['?limit=1', 1],
    ['?limit=20', 20],
  ] as const)
    expect([query, titlesIn((await get(query)).body).length]).toEqual([query, count]);
});

test.each([
  ['limit=0', 'limit must be a whole number from 1 to 20'],
  ['limit=21', 'limit must be a whole number from 1 to 20'],
  ['limit=', 'limit must be a whole number from 1 to 20'],
  ['limit=1.5', 'limit must be a whole number from 1 to 20'],
  ['limit=2&limit=3', 'limit must be a whole number from 1 to 20'],
  ['theme=sepia', 'theme must be light, dark or auto'],
  ['theme=', 'theme must be light, dark or auto'],
  ['category=nothing', 'Unknown category'],
  ['category=health,grief', 'Unknown category'],
  ['resize=no', 'resize must be yes'],
])('%s is 400, on a page that says so in the frame', async (query, message) => {
  const { status, headers, body } = await get(`?${query}`);
  expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${embedOrigins.join(' ')}`);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(body).toContain(message);
});

test('a theme has its own colours; auto follows the reader', async () => {
  const schemeOf = async (query: string) => /color-scheme: ([^;]+);/.exec((await get(query)).body)![1];
  expect(await schemeOf('?theme=light')).toBe('light');
  expect(await schemeOf('?theme=dark')).toBe('dark');
  expect(await schemeOf('?theme=auto')).toBe('light dark');
  expect(await schemeOf('')).toBe('light dark');
});

test('caches keep it for a few seconds, and a browser that has it gets 304', async () => {
  const id = await aPrayer();
  const { headers } = await get();
  expect(headers.get('cache-control')).toBe('public, max-age=15');
  const had = { 'if-none-match': headers.get('etag')! };
  const known = await get('', had);
  expect([known.status, known.body]).toEqual([304, '']);
  expect(known.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'));
  const head = await gateway.rest('HEAD', '/embed/wall');
  expect([head.status, head.body, head.headers.get('etag')]).toEqual([200, '', headers.get('etag')]);
  await site.sql`update prayers set status = 'hidden' where id = ${id}`;
  expect((await get('', had)).status).toBe(200);
});

test('without origins there is no such page', async () => {
  const closed = await openTestSite();
  try {
    writeShellManifest(closed.services.config.siteDir);
    const other = await closed.gateway();
    for (const path of ['/embed/wall', '/embed/resize.js', '/embed/wall?limit=0', '/embed'])
      expect([path, (await other.rest('GET', path)).status]).toEqual([path, 404]);
  } finally {
    await closed.close();
  }
});
