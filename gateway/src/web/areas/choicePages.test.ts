import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeShellManifest } from '../../testing/builtShell';
import { openTestSite, type ActingMember, type TestGateway, type TestSite } from '../../testing/testSite';
import { readChoice } from './choice';
import { linkFor } from './sharedChoice';

const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-choice-'));
const there = 'https://ruth.example/remoteEntry.js';
const retreats = {
  routes: [
    { path: '/retreats', module: 'Retreats', title: 'Retreats', label: 'The retreats', files: ['a.js'] },
  ],
  slots: { composer: 'Composer' },
};

let site: TestSite;
let gateway: TestGateway;
let admin: ActingMember;
let ruth: ActingMember;

beforeAll(async () => {
  writeShellManifest(siteDir);
  const versions = { v1: areaOf('v1'), v2: areaOf('v2'), v3: areaOf('v3') };
  const wall = { live: 'v2', canary: { version: 'v3', percent: 5 }, previous: 'v1', versions };
  writeFileSync(
    path.join(siteDir, 'registry.json'),
    JSON.stringify({ format: 3, remotes: { 'mf-wall': wall } }),
  );
  site = await openTestSite({ siteDir, production: true, siteOrigin: 'https://prayers.example.org' });
  gateway = await site.gateway();
  admin = await site.aMember({ email: 'admin@example.org', name: 'Hannah' });
  ruth = await site.aMember();
});
afterAll(() => site.close());

function areaOf(version: string) {
  const route = { path: '/prayers', module: 'Wall', title: 'Wall', label: 'The wall', files: [], bytes: 1 };
  const entry = `/mf/mf-wall/${version}/remoteEntry.js`;
  return {
    version,
    entry,
    kit: '^1.0.0',
    slots: {},
    routes: [route],
    prerendered: {},
    operations: {},
    bytes: 1,
  };
}

function send(address: string, form: Record<string, string>, { as = admin, cookie = '' } = {}) {
  return gateway.rest('POST', address, {
    body: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `pw_session=${as.session}; ${cookie}`,
    },
  });
}

const open = async (address: string, cookie = '', as: ActingMember | null = admin) => {
  const { status, headers, body } = await gateway.rest('GET', address, {
    headers: { cookie: `pw_session=${as?.session}; ${cookie}` },
  });
  return { status, headers, body: String(body) };
};

/** The cookies of a response, as a browser sends them back. */
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .filter((line) => !line.startsWith('pw_canary'))
    .map((line) => line.split(';')[0]!)
    .join('; ');

async function dataWith(cookie: string) {
  const { body } = await open('/prayers', cookie);
  const json = /<script type="application\/json" id="page">(.*)<\/script>/.exec(body)![1]!;
  return JSON.parse(json);
}

const remotesWith = async (cookie: string) => (await dataWith(cookie)).registry.remotes;

/** The link that the page of versions offers. */
async function linkWith(cookie: string) {
  const { body } = await open('/canary', cookie);
  return /value="https:\/\/prayers\.example\.org(\/canary\?shared=[^"]+)"/.exec(body)?.[1] ?? null;
}

const sharedIn = (link: string) => new URL(link, 'https://prayers.example.org').searchParams.get('shared')!;

describe('/canary', () => {
  test('lists live, trial and former versions of each area, and what this browser gets', async () => {
    const { body } = await open('/canary');
    const options = [...body.matchAll(/<option[^>]*>\s*([^<]*?)\s*<\/option>/g)].map(([, text]) => text);
    expect(options).toEqual(['What everybody gets', 'v2, live', 'v3, on trial, for 5 %', 'v1, live before']);
    expect(body).toContain('You get version v2.');
    expect(await linkWith('')).toBeNull();
    expect((await open('/canary', 'pw_remote_mf-wall=v1')).body).toContain(
      'You get version v1, which you chose.',
    );
  });

  test('a form that is too large, or cannot be read, is refused', async () => {
    expect((await send('/canary', { version: 'v'.repeat(110_000) })).status).toBe(413);
    const { status } = await gateway.rest('POST', '/canary', {
      body: 'version=v1',
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=utf-7',
        cookie: `pw_session=${admin.session}`,
      },
    });
    expect(status).toBe(415);
  });

  test('ends everything that was chosen', async () => {
    const chosen = cookiesOf((await send('/override', { remote: 'mf-wall', entry: there })).headers);
    const { status, headers } = await send(
      '/canary',
      { version: 'off' },
      { cookie: `${chosen}; pw_remote_mf-wall=v1` },
    );
    expect([status, headers.get('location')]).toEqual([303, '/canary']);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^pw_remote_mf-wall=; Max-Age=0/),
      expect.stringMatching(/^pw_override_mf-wall=; Max-Age=0/),
    ]);
  });
});

describe('a link to a choice', () => {
  let link: string;
  beforeAll(async () => {
    const machine = await send('/override', {
      remote: 'mf-retreats',
      entry: there,
      area: JSON.stringify(retreats),
    });
    link = (await linkWith(`${cookiesOf(machine.headers)}; pw_remote_mf-wall=v1`))!;
  });

  test('says who made it and what it does; its button gives the same choice to another browser', async () => {
    const page = await open(link);
    expect(page.body).toContain('From Hannah.');
    expect(page.body).toContain('<li>mf-wall: version v1</li>');
    expect(page.body).toContain(`<li>mf-retreats: from ${there}</li>`);
    expect(cookiesOf(page.headers)).toBe('');

    const { headers } = await send('/canary', { shared: sharedIn(link) });
    const remotes = await remotesWith(cookiesOf(headers));
    expect(remotes['mf-wall'].version).toBe('v1');
    expect(remotes['mf-retreats']).toMatchObject({ entry: there, routes: [{ path: '/retreats' }] });
  });

  test('has no effect for those who may not choose', async () => {
    for (const as of [ruth, null]) expect((await open(link, '', as)).status).toBe(404);
    expect((await send('/canary', { shared: sharedIn(link) }, { as: ruth })).status).toBe(404);
  });

  test('that was changed, signed elsewhere or is older than an hour offers nothing', async () => {
    const { config } = site.services;
    const choice = await readChoice(admin.context, 'pw_remote_mf-wall=v1');
    const [text, signature] = sharedIn(link).split('.');
    const other = JSON.parse(Buffer.from(text!, 'base64url').toString());
    other.entries['mf-retreats'].entry = 'https://elsewhere.example/a.js';
    const dead = [
      `${Buffer.from(JSON.stringify(other)).toString('base64url')}.${signature}`,
      sharedIn(linkFor({ ...config, jwtSecret: 'another' }, choice, { by: 'Hannah' })),
      sharedIn(linkFor(config, choice, { by: 'Hannah', now: Date.now() - 3_601_000 })),
      'a.b',
      '',
    ];
    for (const shared of dead) {
      const page = await open(`/canary?shared=${encodeURIComponent(shared)}`);
      expect([page.status, page.body.includes('<button')]).toEqual([400, false]);
      const sent = await send('/canary', { shared });
      expect([sent.status, cookiesOf(sent.headers)]).toEqual([400, '']);
    }
    expect((await open(`/canary?shared=${sharedIn(linkFor(config, choice, { by: 'Hannah' }))}`)).status).toBe(
      200,
    );
  });
});

describe('an area that is not published', () => {
  test('brings its own page, link and slots to this browser alone', async () => {
    const { status, headers } = await send('/override', {
      remote: 'mf-retreats',
      entry: there,
      area: JSON.stringify(retreats),
    });
    expect(status).toBe(303);
    const cookie = cookiesOf(headers);
    const page = await open('/retreats', cookie);
    expect([page.status, /<title>Retreats/.test(page.body)]).toEqual([200, true]);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' https://ruth.example;");
    expect((await remotesWith(cookie))['mf-retreats']).toMatchObject({
      version: 'local',
      slots: { composer: 'Composer' },
      comesFrom: 'https://ruth.example',
    });
    expect((await open('/retreats')).status).toBe(404);
    expect((await open('/retreats', cookie, ruth)).status).toBe(404);
    expect((await open('/canary', cookie)).body).toContain('You get it from https://ruth.example.');
  });

  test('lets Apollo Client Devtools attach to its pages alone', async () => {
    const { headers } = await send('/override', { remote: 'mf-wall', entry: there });
    expect((await dataWith(cookiesOf(headers))).devtools).toEqual({ enabled: true });
    expect((await dataWith('pw_remote_mf-wall=v1')).devtools).toBeUndefined();
  });

  test('replaces the pages of a published area by those of the build', async () => {
    const { headers } = await send('/override', {
      remote: 'mf-wall',
      entry: there,
      area: JSON.stringify({ routes: [], slots: {} }),
    });
    expect((await remotesWith(cookiesOf(headers)))['mf-wall'].routes).toEqual([]);
  });

  test.each([
    ['no description', ''],
    ['no JSON', '{'],
    [
      'a route that is no path',
      JSON.stringify({ routes: [{ ...retreats.routes[0], path: '//x' }], slots: {} }),
    ],
  ])('is refused with %s', async (_, area) => {
    expect((await send('/override', { remote: 'mf-retreats', entry: there, area })).status).toBe(400);
  });

  test('is refused with a description that no cookie can hold, or with another name', async () => {
    const routes = Array.from({ length: 400 }, (_, index) => ({
      ...retreats.routes[0],
      path: `/retreats-${index}`,
      title: String(Math.sin(index)),
    }));
    const area = JSON.stringify({ routes, slots: {} });
    expect((await send('/override', { remote: 'mf-retreats', entry: there, area })).status).toBe(400);
    expect((await send('/override', { remote: '__proto__', entry: there, area: '' })).status).toBe(400);
  });

  test('its page asks that machine alone', async () => {
    const asked = await send('/override', { remote: 'mf-retreats', entry: there, ask: 'yes' });
    expect([asked.status, cookiesOf(asked.headers)]).toEqual([200, '']);
    const policy = asked.headers.get('content-security-policy')!;
    expect(policy).toContain('connect-src https://ruth.example;');
    expect(policy).toMatch(/script-src 'nonce-[^']+';/);
    expect((await open('/canary')).headers.get('content-security-policy')).not.toContain('script-src');
  });
});
