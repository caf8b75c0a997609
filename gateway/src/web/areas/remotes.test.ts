import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeShellManifest } from '../../testing/builtShell';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { entryCookie } from './choice';

const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-remotes-'));
const machine = 'http://localhost:4401/remoteEntry.js';

let site: TestSite;
let gateway: TestGateway;

beforeAll(async () => {
  writeShellManifest(siteDir);
  site = await openTestSite({ siteDir });
  gateway = await site.gateway();
});
afterAll(() => site.close());
beforeEach(() => publish());

function areaOf(version: string) {
  return {
    version,
    entry: `/mf/mf-wall/${version}/remoteEntry.js`,
    kit: '^1.0.0',
    slots: { composer: 'Composer' },
    slotNeeds: {
      composer: { operation: { name: 'Wall' }, files: [`/mf/mf-wall/${version}/composer.js`], bytes: 1 },
    },
    routes: [
      {
        path: '/prayers',
        module: 'PrayerWall',
        title: 'Prayer Wall',
        label: 'The prayer wall',
        navigation: { label: 'Prayer Wall', position: 1 },
        operation: { name: 'Wall' },
        slots: { composer: { form: 'open' } },
        files: [`/mf/mf-wall/${version}/wall.js`],
        bytes: 1,
      },
    ],
    prerendered: {},
    operations: { Wall: 'query Wall { __typename }' },
    bytes: 1,
  };
}

function publish(given: object = {}) {
  const versions = { v1: { ...areaOf('v1'), standalone: true }, v2: areaOf('v2') };
  const wall = { live: 'v1', canary: null, previous: null, versions, ...given };
  writeFileSync(
    path.join(siteDir, 'registry.json'),
    JSON.stringify({ format: 3, remotes: { 'mf-wall': wall }, history: [] }),
  );
}

async function visit(address: string, cookie = '', at = gateway) {
  const { status, headers, body } = await at.rest('GET', address, { headers: { cookie } });
  const json = /<script type="application\/json" id="page">(.*)<\/script>/.exec(body)?.[1];
  return {
    status,
    headers,
    body: String(body),
    wall: json && JSON.parse(json).registry.remotes['mf-wall'],
    cookies: headers.getSetCookie(),
  };
}

function send(address: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(form).toString();
  return gateway.rest('POST', address, {
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

/** The cookies of a response, as a browser sends them back. */
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0]!)
    .join('; ');

test.each([
  ['not JSON', '{'],
  ['another format', JSON.stringify({ format: 1, remotes: {} })],
  ['a live version without a description', null],
])('while the registry is broken (%s), the last one stays in use', async (_, content) => {
  expect((await visit('/prayers')).wall.version).toBe('v1');
  if (content === null) publish({ live: 'v9' });
  else writeFileSync(path.join(siteDir, 'registry.json'), content);
  expect((await visit('/prayers')).wall.version).toBe('v1');
  publish({ live: 'v2' });
  expect((await visit('/prayers')).wall.version).toBe('v2');
});

describe('a canary', () => {
  test('is served to its share of browsers, always the same ones', async () => {
    publish({ canary: { version: 'v2', percent: 10 } });
    for (const [number, version] of [
      ['0', 'v2'],
      ['9', 'v2'],
      ['10', 'v1'],
      ['99', 'v1'],
    ]) {
      const { wall, cookies } = await visit('/prayers', `pw_canary=${number}`);
      expect([number, wall.version]).toEqual([number, version]);
      expect(cookies).toEqual([]);
    }
  });

  test('a browser draws its number at the first visit, for a year', async () => {
    expect((await visit('/prayers')).cookies).toEqual([]);
    publish({ canary: { version: 'v2', percent: 100 } });
    const { wall, cookies } = await visit('/prayers');
    expect(wall.version).toBe('v2');
    expect(cookies).toEqual([
      expect.stringMatching(/^pw_canary=\d{1,2}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('its files are preloaded, not those of the live version', async () => {
    publish({ canary: { version: 'v2', percent: 100 } });
    const { body } = await visit('/prayers', 'pw_canary=5');
    expect(body).toContain('href="/mf/mf-wall/v2/wall.js"');
    expect(body).not.toContain('/mf/mf-wall/v1/');
  });

  test('an open page reads its versions from /mf/registry', async () => {
    publish({ canary: { version: 'v2', percent: 10 } });
    const readRegistry = async (number: number) =>
      (await gateway.rest('GET', '/mf/registry', { headers: { cookie: `pw_canary=${number}` } })).body
        .remotes;
    expect((await readRegistry(3))['mf-wall']).toMatchObject({
      version: 'v2',
      routes: [
        {
          path: '/prayers',
          operation: { name: 'Wall', query: 'query Wall { __typename }' },
          slots: { composer: { form: 'open' } },
          files: ['/mf/mf-wall/v2/wall.js'],
        },
      ],
      slotNeeds: {
        composer: {
          operation: { name: 'Wall', query: 'query Wall { __typename }' },
          files: ['/mf/mf-wall/v2/composer.js'],
        },
      },
    });
    expect((await readRegistry(50))['mf-wall']).toMatchObject({ version: 'v1' });
  });
});

test('an area that was retired is gone from a running gateway: its page, and what open pages read', async () => {
  expect(await visit('/prayers')).toMatchObject({ status: 200, wall: { version: 'v1' } });
  writeFileSync(path.join(siteDir, 'registry.json'), JSON.stringify({ format: 3, remotes: {}, history: [] }));
  const { status, wall } = await visit('/prayers');
  expect({ status, wall }).toEqual({ status: 404, wall: undefined });
  const { body } = await gateway.rest('GET', '/mf/registry');
  expect(body).toMatchObject({ remotes: {}, served: {} });
  expect(body.served).toEqual({});
});

describe('a manually chosen version', () => {
  test('applies in this browser until the choice is ended', async () => {
    const page = await visit('/canary?remote=mf-wall&version=v2');
    expect(page.body).toContain('Use this version');
    expect(page.cookies).toEqual([]);

    const chosen = await send('/canary', { remote: 'mf-wall', version: 'v2' });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/prayers']);
    expect(cookiesOf(chosen.headers)).toBe('pw_remote_mf-wall=v2');
    expect((await visit('/prayers', cookiesOf(chosen.headers))).wall.version).toBe('v2');
    expect((await visit('/prayers')).wall.version).toBe('v1');

    const off = await send('/canary', { remote: 'mf-wall', version: 'off' });
    expect(off.headers.getSetCookie()[0]).toContain('Max-Age=0');
  });

  test('a version that is not published cannot be chosen', async () => {
    expect((await send('/canary', { remote: 'mf-wall', version: 'v9' })).status).toBe(400);
    expect((await send('/canary', { remote: 'constructor', version: 'v1' })).status).toBe(400);
    expect((await visit('/prayers', 'pw_remote_mf-wall=v9')).wall.version).toBe('v1');
    expect((await visit('/prayers', 'pw_remote_mf-wall=constructor')).wall.version).toBe('v1');
  });

  test('another site cannot choose', async () => {
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await send('/canary', { remote: 'mf-wall', version: 'v2' }, foreign)).status).toBe(403);
    expect((await send('/override', { remote: 'mf-wall', entry: machine }, foreign)).status).toBe(403);
  });
});

test('a page names the areas whose entries need only its shared modules: no older build, none from elsewhere', async () => {
  expect((await visit('/prayers')).wall.standalone).toBe(true);
  expect((await visit('/prayers', 'pw_remote_mf-wall=v2')).wall).not.toHaveProperty('standalone');
  const { headers } = await send('/override', { remote: 'mf-wall', entry: machine });
  expect((await visit('/prayers', cookiesOf(headers))).wall).not.toHaveProperty('standalone');
});

describe('a remote from a developer’s machine', () => {
  test('this browser loads it from there, only its pages allow that origin, and nothing is cached', async () => {
    const { headers } = await send('/override', { remote: 'mf-wall', entry: machine });
    const page = await visit('/prayers', cookiesOf(headers));
    expect(page.wall).toMatchObject({ entry: machine, comesFrom: 'http://localhost:4401', kit: '*' });
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self' http://localhost:4401;");
    expect(policy).toContain("connect-src 'self' http://localhost:4401 ws://localhost:4401;");
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.body).not.toContain('wall.js');

    const other = await visit('/prayers');
    expect(other.wall.comesFrom).toBeNull();
    expect(other.headers.get('content-security-policy')).not.toContain('localhost:4401');
  });

  test('opening a link changes nothing; its button does', async () => {
    const page = await visit(`/override?remote=mf-wall&entry=${encodeURIComponent(machine)}`);
    expect(page.body).toContain('Use it here');
    expect(page.cookies).toEqual([]);
  });

  test('it can be ended', async () => {
    const { headers } = await send('/override', { remote: 'mf-wall', entry: 'off' });
    expect(headers.getSetCookie()[0]).toMatch(/^pw_override_mf-wall=; Max-Age=0/);
  });

  test.each([
    'https://elsewhere.example/remoteEntry.js',
    'http://elsewhere.example/remoteEntry.js',
    'http://localhost.elsewhere.example/a.js',
    'http://localhost@elsewhere.example/a.js',
    "http://localhost:1/a.js; script-src 'unsafe-inline'",
    'javascript:alert(1)',
    '/mf/mf-wall/v1/remoteEntry.js',
  ])('%s is refused', async (entry) => {
    expect((await send('/override', { remote: 'mf-wall', entry })).status).toBe(400);
    // A forged cookie has no effect either.
    const forged = `pw_override_mf-wall=${encodeURIComponent(`x ${entry}`)}`;
    expect((await visit('/prayers', forged)).wall.comesFrom).toBeNull();
  });
});

describe('in production', () => {
  const there = 'https://developer.example/remoteEntry.js';
  let production: TestSite;
  let admin: ActingMember;
  let ruth: ActingMember;
  let server: TestGateway;

  beforeAll(async () => {
    production = await openTestSite({ siteDir, production: true, siteOrigin: 'https://prayers.example.org' });
    server = await production.gateway();
    admin = await production.aMember({ email: 'admin@example.org' });
    ruth = await production.aMember();
  });
  afterAll(() => production.close());

  test('only site administrators can choose, over https', async () => {
    const { config } = production.services;
    const chosen = entryCookie(config, 'mf-wall', there).split(';')[0]!;
    expect(entryCookie(config, 'mf-wall', there)).toContain('Secure');

    const asAdmin = await visit('/prayers', `pw_session=${admin.session}; ${chosen}`, server);
    expect(asAdmin.wall.comesFrom).toBe('https://developer.example');
    for (const session of ['', `pw_session=${ruth.session}; `]) {
      const page = await visit('/prayers', session + chosen, server);
      expect(page.wall.comesFrom).toBeNull();
      expect((await visit('/prayers', `${session}pw_remote_mf-wall=v2`, server)).wall.version).toBe('v1');
    }
  });

  test('the pages for choosing exist only for them', async () => {
    for (const address of ['/canary', `/override?remote=mf-wall&entry=${there}`]) {
      expect((await server.rest('GET', address, { as: admin })).status).toBe(200);
      expect((await server.rest('GET', address, { as: ruth })).status).toBe(404);
      expect((await server.rest('GET', address)).status).toBe(404);
    }
    // Anybody can write such a link, so that it has nothing to press; typed into the site's own page it has.
    const link = await server.rest('GET', `/override?remote=mf-wall&entry=${there}`, { as: admin });
    expect(link.body).toContain('Nobody has signed this link');
    expect(link.body).not.toContain('<button');
    const local = `/override?remote=mf-wall&entry=${encodeURIComponent(machine)}`;
    expect((await server.rest('GET', local, { as: admin })).status).toBe(400);
  });
});

describe('reports of faults in a browser', () => {
  const report = { code: 'PW-101', area: 'mf-wall', version: 'v1' };
  const send = (body: object) => gateway.rest('POST', '/api/client-errors', { body });

  test('are counted by area, code and version', async () => {
    expect((await send(report)).status).toBe(204);
    expect((await send({ ...report, area: 'mf-made-up' })).status).toBe(204);
    expect((await send({ ...report, version: 'v-made-up' })).status).toBe(204);
    const { body } = await gateway.rest('GET', '/metrics');
    expect(body).toContain('area_faults_total{area="mf-wall",code="PW-101",version="v1"} 1');
    expect(body).toContain('area_faults_total{area="mf-wall",code="PW-101",version="unknown"} 1');
    expect(body).toContain('area_faults_total{area="unknown",code="PW-101",version="unknown"} 1');
    expect(body).toMatch(/area_loads_total\{area="mf-wall",version="v1"\} \d/);
    expect(body).not.toContain('made-up');
  });

  test('an area that kept a browser busy is counted by itself, not as a fault', async () => {
    expect((await send({ ...report, code: 'PW-112' })).status).toBe(204);
    const { body } = await gateway.rest('GET', '/metrics');
    expect(body).toContain('area_long_tasks_total{area="mf-wall",version="v1"} 1');
    expect(body).not.toContain('code="PW-112"');
  });

  test.each([
    { ...report, code: 'A prayer' },
    { ...report, message: 'words that somebody typed' },
    { ...report, version: 'two words' },
  ])('other content is refused (%j)', async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  test('a large report is refused', async () => {
    expect((await send({ ...report, version: 'v'.repeat(2000) })).status).toBe(413);
  });

  test('too many reports are refused', async () => {
    const limited = await openTestSite({ siteDir, rateLimits: true });
    const { rest } = await limited.gateway();
    const responses = await Promise.all(
      Array.from({ length: 31 }, () => rest('POST', '/api/client-errors', { body: report })),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
    await limited.close();
  });
});
