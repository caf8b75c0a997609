const { execFile } = require('node:child_process');
const { createHash } = require('node:crypto');
const { once } = require('node:events');
const { existsSync, readFileSync, readdirSync, writeFileSync } = require('node:fs');
const { createServer } = require('node:http');
const path = require('node:path');
const { promisify } = require('node:util');
const { changeCanary } = require('./canary.mjs');
const { changeRegistry } = require('./changeRegistry.mjs');
const { confirmServed } = require('./confirmServed.mjs');
const { directoryStorage } = require('./directoryStorage.mjs');
const { signature } = require('./origin.mjs');
const { promoteRemote } = require('./promote.mjs');
const { releaseBuilt } = require('./release.mjs');
const { removeOldVersions } = require('./removeOldVersions.mjs');
const { requireSchema } = require('./requireSchema.mjs');
const { retireRemote } = require('./retire.mjs');
const { rollBackRemote } = require('./rollback.mjs');
const { historyLines, leftOutLines, remoteLines, stoppedLines } = require('./status.mjs');
const { publishRemote } = require('./publish.mjs');
const { route, tinySite } = require('./testing/tinySite.cjs');

let site;
let storage;

beforeEach(() => {
  site = tinySite();
  storage = directoryStorage({ folder: site.siteDir, publicBase: '/' });
});

afterEach(() => site.remove());

const registry = () => JSON.parse(readFileSync(path.join(site.siteDir, 'registry.json'), 'utf8'));
const wall = () => registry().remotes['mf-wall'];

async function release(words, order = {}) {
  await releaseBuilt(storage, { remote: 'mf-wall', built: site.build(words), ...order });
  return wall().canary && order.percent ? wall().canary.version : wall().live;
}

describe('a release', () => {
  it('makes the version live, with complete addresses and its own description', async () => {
    const version = await release('one');

    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(registry().format).toBe(3);
    expect(wall()).toMatchObject({ live: version, canary: null, previous: null });
    expect(wall().versions[version]).toEqual({
      version,
      hashes: {
        'area.json': expect.any(String),
        'remoteEntry.js': createHash('sha256').update('console.log("one");').digest('base64url'),
        'wall.js': expect.any(String),
      },
      entry: `/mf/mf-wall/${version}/remoteEntry.js`,
      kit: '^1.0.0',
      routes: [route('/prayers', { files: [`/mf/mf-wall/${version}/wall.js`] })],
      slots: { composer: 'Composer' },
      prerendered: {},
      translations: {},
      operations: { Wall: 'query Wall { prayers(first: 5) { id title } }' },
      bytes: 8000,
    });
    expect(readdirSync(path.join(site.siteDir, 'mf/mf-wall', version))).toEqual(
      expect.arrayContaining(['area.json', 'remoteEntry.js', 'wall.js', 'wall.js.br', 'wall.js.gz']),
    );
  });

  it('gives the files of slots complete addresses', async () => {
    const needs = { operation: { name: 'Wall', variables: {} }, files: ['wall.js'], bytes: 5000 };
    const built = site.build('one', { slotNeeds: { composer: needs } });
    await releaseBuilt(storage, { remote: 'mf-wall', built });
    const version = wall().live;
    expect(wall().versions[version].slotNeeds).toEqual({
      composer: { ...needs, files: [`/mf/mf-wall/${version}/wall.js`] },
    });
  });

  it('keeps the previous version for a rollback, and reports the outcome', async () => {
    const first = await release('one');
    const second = await release('two');

    expect(wall()).toMatchObject({ live: second, previous: first });
    expect(registry().history).toMatchObject([
      {
        at: expect.any(String),
        remote: 'mf-wall',
        action: 'release',
        from: first,
        to: second,
        percent: null,
      },
      {
        at: expect.any(String),
        remote: 'mf-wall',
        action: 'release',
        from: null,
        to: first,
        percent: null,
      },
    ]);
  });

  it('of the live version changes nothing', async () => {
    await release('one');
    const before = registry();
    await release('one');
    expect(registry()).toEqual(before);
  });

  it('does not affect other remotes', async () => {
    await release('one');
    const built = site.build('admin', { name: 'mf-admin', routes: [route('/admin')], slots: {} });
    const before = wall();
    await releaseBuilt(storage, { remote: 'mf-admin', built });
    expect(wall()).toEqual(before);
    expect(registry().remotes['mf-admin'].live).toMatch(/^[0-9a-f]{12}$/);
  });

  it('is only checked in a dry run', async () => {
    const outcome = await releaseBuilt(storage, {
      remote: 'mf-wall',
      built: site.build('one'),
      isDryRun: true,
    });
    expect(outcome).toMatch(/^mf-wall [0-9a-f]{12} may go live. Nothing was changed.$/);
    expect(existsSync(path.join(site.siteDir, 'registry.json'))).toBe(false);
    expect(existsSync(path.join(site.siteDir, 'mf'))).toBe(false);
  });

  it('says how many texts are not translated', async () => {
    const speaking = (missing) => ({ missing, names: {}, pages: {} });
    const outcome = await releaseBuilt(storage, {
      remote: 'mf-wall',
      built: site.build('one', { translations: { es: speaking(3), fr: speaking(0), he: speaking(1) } }),
    });
    expect(outcome).toMatch(/^Texts without translation, which are English: es 3, he 1\.\n/);
  });

  it('fails when the gate refuses it', async () => {
    await release('one');
    const before = registry();
    const built = site.build('two', { kit: '^2.0.0' });
    await expect(releaseBuilt(storage, { remote: 'mf-wall', built })).rejects.toThrow(/^PW-201 /);
    expect(registry()).toEqual(before);
  });

  it('is refused without a description of the build', async () => {
    await expect(releaseBuilt(storage, { remote: 'mf-wall', built: site.siteDir })).rejects.toThrow(
      /^PW-218 /,
    );
    const built = site.build('two', { routes: [route('prayers')] });
    await expect(releaseBuilt(storage, { remote: 'mf-wall', built })).rejects.toThrow(
      /^PW-218 .*routes\.0\.path/,
    );
  });

  it('is refused where a prerendered page would show members’ words unescaped', async () => {
    const prerendered = { '/prayers': { html: '<p>{{{title}}}</p>', style: '' } };
    const built = site.build('one', { prerendered });
    await expect(releaseBuilt(storage, { remote: 'mf-wall', built })).rejects.toThrow(
      /^PW-218 .*does not escape its value/,
    );
  });
});

describe('two concurrent releases', () => {
  it('both succeed', async () => {
    const admin = { name: 'mf-admin', routes: [route('/admin')], slots: {} };
    await Promise.all([
      releaseBuilt(storage, { remote: 'mf-wall', built: site.build('one') }),
      releaseBuilt(storage, { remote: 'mf-admin', built: site.build('admin', admin) }),
    ]);
    expect(new Set(Object.keys(registry().remotes))).toEqual(new Set(['mf-admin', 'mf-wall']));
    expect(registry().history).toHaveLength(2);
  });

  it('of one remote leave one version live and the other as the previous one', async () => {
    const [one, two] = [site.build('one'), site.build('two')];
    await Promise.all([
      releaseBuilt(storage, { remote: 'mf-wall', built: one }),
      releaseBuilt(storage, { remote: 'mf-wall', built: two }),
    ]);
    expect(new Set([wall().live, wall().previous]).size).toBe(2);
    expect(new Set(Object.keys(wall().versions))).toEqual(new Set([wall().live, wall().previous]));
    expect(registry().history).toHaveLength(2);
  });

  it('of two processes both succeed, every time', async () => {
    const program = `
      import { changeRegistry } from './changeRegistry.mjs';
      import { directoryStorage } from './directoryStorage.mjs';
      import { putLive } from './registry.mjs';
      const [folder, remote] = process.argv.slice(1);
      const storage = directoryStorage({ folder, publicBase: '/' });
      for (let version = 1; version <= 10; version += 1) {
        const order = { remote, area: { version: String(version) }, at: new Date().toISOString() };
        await changeRegistry(storage, (before) => putLive(before, order));
      }`;
    const run = (remote) =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, site.siteDir, remote], {
        cwd: __dirname,
      });
    await Promise.all([run('mf-wall'), run('mf-admin')]);
    expect(registry().history).toHaveLength(20);
    expect(wall().live).toBe('10');
    expect(registry().remotes['mf-admin'].live).toBe('10');
  });

  it('fail without a change after too many conflicts', async () => {
    const busy = { ...storage, replaceRegistry: async () => false };
    const change = (before) => ({ ...before, history: [] });
    await expect(changeRegistry(busy, change, { attempts: 3 })).rejects.toThrow(/^PW-217 /);
  });

  it('never replace a registry that has changed since it was read', async () => {
    const { registry: read, revision } = await storage.readRegistry();
    await release('one');
    expect(await storage.replaceRegistry({ ...read, history: [] }, revision)).toBe(false);
    expect(registry().history).toHaveLength(1);
  });
});

describe('a canary', () => {
  it('is served to a share of the visitors, the live version to the others', async () => {
    const live = await release('one');
    const trial = await release('two', { percent: 10 });

    expect(wall()).toMatchObject({ live, canary: { version: trial, percent: 10 }, previous: null });
    expect(new Set(Object.keys(wall().versions))).toEqual(new Set([live, trial]));
    expect(registry().history[0]).toMatchObject({ action: 'canary', from: live, to: trial, percent: 10 });
  });

  it('can be resized and ended', async () => {
    const live = await release('one');
    const trial = await release('two', { percent: 10 });
    await changeCanary(storage, 'mf-wall', '25');
    expect(wall().canary).toEqual({ version: trial, percent: 25, since: expect.stringMatching(/Z$/) });

    const outcome = await changeCanary(storage, 'mf-wall', 'off');
    expect(wall()).toMatchObject({ live, canary: null });
    expect(outcome).toBe(`mf-wall ${live} goes to everybody.`);
  });

  it('begins anew with each command about it, and goes on with a release', async () => {
    const later = (seconds) => ({ ...signature(), at: `2027-01-01T00:00:0${seconds}.000Z` });
    await release('one');
    await release('two', { percent: 10, signed: later(1) });
    await release('three', { signed: later(2) });
    expect(wall().canary.since).toBe(later(1).at);
    await changeCanary(storage, 'mf-wall', '10', later(3));
    expect(wall().canary.since).toBe(later(3).at);
    await rollBackRemote(storage, 'mf-wall', later(4));
    expect(wall().canary.since).toBe(later(4).at);
  });

  it('can be promoted for everybody', async () => {
    const first = await release('one');
    const trial = await release('two', { percent: 10 });
    await promoteRemote(storage, 'mf-wall');

    expect(wall()).toMatchObject({ live: trial, canary: null, previous: first });
    expect(registry().history[0]).toMatchObject({ action: 'promote', from: first, to: trial });
  });

  it('is checked again before the promotion', async () => {
    await release('one');
    await release('two', { percent: 10 });
    await storage.writeText('released-schema.graphql', 'type Query { prayers: Int }');
    await expect(promoteRemote(storage, 'mf-wall')).rejects.toThrow(/^PW-204 /);
    expect(wall().canary).not.toBeNull();
  });

  it('needs a live version', async () => {
    await expect(release('one', { percent: 10 })).rejects.toThrow(/^PW-214 /);
  });

  it('cannot be the live version', async () => {
    await release('one');
    await expect(release('one', { percent: 10 })).rejects.toThrow(/^PW-215 /);
  });

  it.each([0, 100, 12.5, NaN])('cannot have %s percent', async (percent) => {
    await release('one');
    await expect(
      releaseBuilt(storage, { remote: 'mf-wall', built: site.build('two'), percent }),
    ).rejects.toThrow(/^PW-219 /);
  });

  it('cannot be promoted or resized without one', async () => {
    await release('one');
    await expect(promoteRemote(storage, 'mf-wall')).rejects.toThrow(/^PW-212 /);
    await expect(changeCanary(storage, 'mf-wall', '50')).rejects.toThrow(/^PW-212 /);
    await expect(changeCanary(storage, 'mf-wall', 'off')).rejects.toThrow(/^PW-212 /);
  });
});

describe('a rollback', () => {
  it('makes the previous version live again; a second one is refused, and a named version returns', async () => {
    const first = await release('one');
    const second = await release('two');

    await rollBackRemote(storage, 'mf-wall');
    expect(wall()).toMatchObject({ live: first, previous: second });
    expect(registry().history[0]).toMatchObject({ action: 'rollback', from: second, to: first });

    await expect(rollBackRemote(storage, 'mf-wall')).rejects.toThrow(
      `PW-224 mf-wall was rolled back from ${second} to ${first} already. rollback --to ${second} returns to it.`,
    );
    await rollBackRemote(storage, 'mf-wall', { ...signature('It was the cache'), to: second });
    expect(wall()).toMatchObject({ live: second, previous: first });
    expect(historyLines(registry())[0]).toMatch(/ {2}It was the cache$/);
  });

  it('reaches every version that the registry has, and no other', async () => {
    const first = await release('one');
    await release('two');
    const third = await release('three');
    await rollBackRemote(storage, 'mf-wall', { ...signature(), to: first });
    expect(wall()).toMatchObject({ live: first, previous: third });
    for (const [to, code] of [
      [first, /^PW-215 /],
      ['0123456789ab', /^PW-213 .* has no version 0123456789ab, but /],
    ])
      await expect(rollBackRemote(storage, 'mf-wall', { ...signature(), to })).rejects.toThrow(code);
  });

  it('may follow a release that followed a rollback', async () => {
    const first = await release('one');
    await release('two');
    await rollBackRemote(storage, 'mf-wall');
    await release('three');
    await rollBackRemote(storage, 'mf-wall');
    expect(wall().live).toBe(first);
  });

  it('needs a previous version', async () => {
    await release('one');
    await expect(rollBackRemote(storage, 'mf-wall')).rejects.toThrow(/^PW-213 /);
  });

  it('is not undone by the next start of the site', async () => {
    const first = await release('one');
    const built = site.build('two');
    await releaseBuilt(storage, { remote: 'mf-wall', built });
    await rollBackRemote(storage, 'mf-wall');

    expect(await publishRemote(storage, 'mf-wall', built)).toBe(false);
    expect(wall().live).toBe(first);
  });
});

describe('a retired area', () => {
  const groups = { name: 'mf-groups', routes: [route('/prayers')], slots: { composer: 'Composer' } };

  it('is no longer in the registry; another area may take its routes and slots; the history says why', async () => {
    const live = await release('one');
    const built = site.build('groups', groups);
    await expect(releaseBuilt(storage, { remote: 'mf-groups', built })).rejects.toThrow(/PW-202 /);
    await retireRemote(storage, 'mf-wall', { ...signature('Nobody came'), by: 'Ruth' });
    expect(registry().remotes).toEqual({});
    const line = { remote: 'mf-wall', action: 'retire', from: live, to: null, percent: null, by: 'Ruth' };
    expect(registry().history[0]).toMatchObject({ ...line, commit: expect.any(String) });
    expect(historyLines(registry())[0]).toMatch(/mf-wall {2}retire .* Nobody came$/);
    await releaseBuilt(storage, { remote: 'mf-groups', built });
    expect(Object.keys(registry().remotes)).toEqual(['mf-groups']);
  });

  it('no longer binds the schema', async () => {
    await release('one');
    const start = () =>
      requireSchema(
        { siteDir: site.siteDir, registryUrl: null, reason: null },
        'type Query { testimonials: Int }',
      );
    await expect(start()).rejects.toThrow(/PW-221 /);
    await retireRemote(storage, 'mf-wall');
    expect(await start()).toBe('compatible with every released version');
  });

  it('stays retired at a start with the same build; a new build or a release brings it back', async () => {
    const built = site.build('one');
    await publishRemote(storage, 'mf-wall', built);
    await retireRemote(storage, 'mf-wall');
    expect(await publishRemote(storage, 'mf-wall', built)).toBe(false);
    expect(registry().remotes).toEqual({});
    expect(await publishRemote(storage, 'mf-wall', site.build('two'))).toBe(true);
    await retireRemote(storage, 'mf-wall');
    await releaseBuilt(storage, { remote: 'mf-wall', built });
    expect(wall()).toMatchObject({ canary: null, previous: null });
    await expect(rollBackRemote(storage, 'mf-wall')).rejects.toThrow(/^PW-213 /);
  });

  it('must be in the registry', async () => {
    await release('one');
    for (const name of ['mf-garden', undefined])
      await expect(retireRemote(storage, name)).rejects.toThrow('PW-211 Which remote? One of mf-wall.');
    const both = await Promise.allSettled([1, 2].map(() => retireRemote(storage, 'mf-wall')));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(registry().history).toHaveLength(2);
  });
});

describe('the start of a site', () => {
  it('makes new builds live', async () => {
    await release('one');
    expect(await publishRemote(storage, 'mf-wall', site.build('two'))).toBe(true);
    expect(registry().history[0]).toMatchObject({ action: 'release', to: wall().live });
  });

  it('makes an older state of the sources live when it is built after a newer one', async () => {
    const built = site.build('one');
    await publishRemote(storage, 'mf-wall', built);
    const first = wall().live;
    await publishRemote(storage, 'mf-wall', site.build('two'));
    expect(await publishRemote(storage, 'mf-wall', built)).toBe(true);
    expect(wall().live).toBe(first);
  });
});

describe('old versions', () => {
  const inDays = (days) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const stored = () => new Set(readdirSync(path.join(site.siteDir, 'mf/mf-wall')));

  it('stay while the registry names them or for 14 days', async () => {
    const versions = [];
    for (const words of ['one', 'two', 'three']) versions.push(await release(words));
    await storage.put('mf-wall', '0123456789ab', site.build('young'));
    for (const version of versions) site.age('mf-wall', version, 100);
    await removeOldVersions(storage, 'mf-wall');
    expect(stored()).toEqual(new Set(['0123456789ab', ...versions]));
  });

  it('are removed when the registry does not name them any more', async () => {
    await storage.put('mf-wall', '0123456789ab', site.build('outdated'));
    const live = await release('one');
    await removeOldVersions(storage, 'mf-wall', inDays(15));
    expect(stored()).toEqual(new Set([live]));
  });

  it('stay for open pages after many quick releases', async () => {
    const first = await release('0');
    for (let count = 1; count <= 12; count += 1) await release(String(count));
    expect(Object.keys(wall().versions)).not.toContain(first);
    site.age('mf-wall', first, 100);
    await removeOldVersions(storage, 'mf-wall');
    expect(stored()).toContain(first);
  });
});

describe('the overview', () => {
  it('shows the live, canary and previous version of each remote, and the latest changes', async () => {
    const first = await release('one');
    const second = await release('two');
    const third = await release('three', { percent: 10 });

    expect(remoteLines(registry())[1]).toBe(`mf-wall  ${second}  ${third} (10 %)  ${first}`);
    expect(historyLines(registry())[0]).toContain(`mf-wall  canary 10 %  ${second} → ${third}`);
  });

  it('says which canary stopped by itself, and of which nobody knows', async () => {
    const live = await release('one');
    const at = { stoppedAt: '2026-11-22T18:30:12.000Z' };
    const known = { failed: 12, visitors: 200, liveFailed: 1, liveVisitors: 1000 };
    expect(stoppedLines(registry(), null)).toEqual([]);
    const version = await release('two', { percent: 10 });
    expect(stoppedLines(registry(), { 'mf-wall': { live } })).toEqual([]);
    expect(stoppedLines(registry(), null)).toEqual([expect.stringContaining('nobody knows')]);
    expect(stoppedLines(registry(), { 'mf-wall': { live, stopped: { version, ...at, ...known } } })).toEqual([
      `mf-wall ${version} stopped by itself at 2026-11-22 18:30: it failed for 12 of 200 visitors, the live version for 1 of 1,000. ${live} goes to everybody, until the next canary, promote or rollback.`,
    ]);
  });

  it('says so when nothing has been released', () => {
    expect(historyLines({ history: [] })).toEqual(['Nothing was released yet.']);
  });
});

describe('a registry of another format', () => {
  it.each([
    '{"remotes":{"mf-wall":{"live":{"version":"a"}}}}',
    '{"format":2,"remotes":{"mf-wall":{"live":"a"}}}',
  ])('of an older format is replaced: %s', async (before) => {
    await storage.writeText('registry.json', before);
    const live = await release('one');
    expect(registry()).toMatchObject({ format: 3, remotes: { 'mf-wall': { live, previous: null } } });
  });

  it('of an older format gets every area at the next start', async () => {
    await storage.writeText('registry.json', '{"format":2,"remotes":{"mf-wall":{"live":"a"}},"history":[]}');
    const admin = { name: 'mf-admin', routes: [route('/admin')], slots: {} };
    await publishRemote(storage, 'mf-wall', site.build('one'));
    await publishRemote(storage, 'mf-admin', site.build('admin', admin));
    expect(Object.keys(registry().remotes)).toEqual(['mf-wall', 'mf-admin']);
    expect(wall().live).toMatch(/^[0-9a-f]{12}$/);
  });

  it('of a newer format, or a damaged one, is not changed', async () => {
    await storage.writeText('registry.json', '{"format":4}');
    await expect(release('one')).rejects.toThrow(/^PW-216 /);
    await storage.writeText('registry.json', '{"format"');
    await expect(release('one')).rejects.toThrow(/^PW-216 /);
  });
});

describe('a damaged remote', () => {
  const damage = (changes) =>
    writeFileSync(
      path.join(site.siteDir, 'registry.json'),
      JSON.stringify({ ...registry(), remotes: { ...registry().remotes, ...changes } }),
    );

  it.each([
    ['is no object', null],
    ['has no versions', { live: 'aaaaaaaaaaaa' }],
    ['has a version without a kit', { live: 'a', versions: { a: { version: 'a', routes: 'none' } } }],
    ['has a version that throws when it is read naively', { live: 'a', canary: {}, versions: { a: null } }],
  ])('that %s stops no release, canary, promotion or rollback of another', async (_what, found) => {
    const first = await release('one');
    damage({ 'mf-groups': found });
    const second = await release('two');
    expect(second).not.toBe(first);
    await rollBackRemote(storage, 'mf-wall');
    expect(wall().live).toBe(first);
    const third = await release('three', { percent: 10 });
    await promoteRemote(storage, 'mf-wall');
    expect(wall().live).toBe(third);
    expect(leftOutLines(registry())).toEqual([
      expect.stringMatching(/^PW-209 mf-groups .*cannot be read: .* Instead, the area is not served\.$/),
    ]);
  });

  it('is not rolled back to a version that gateways cannot read', async () => {
    const first = await release('one');
    await release('two');
    damage({ 'mf-wall': { ...wall(), versions: { ...wall().versions, [first]: { version: first } } } });
    await expect(rollBackRemote(storage, 'mf-wall')).rejects.toThrow(/^PW-209 mf-wall .* cannot be served: /);
  });
});

describe('a finished release', () => {
  let answer;
  let server;
  beforeEach(async () => {
    server = createServer((_request, response) => response.end(JSON.stringify(answer()))).listen(0);
    await once(server, 'listening');
  });
  afterEach(() => server.close());
  const origin = () => `http://localhost:${server.address().port}`;
  const expected = { live: 'a', canary: null };

  it('is confirmed when the site serves it', async () => {
    let requests = 0;
    answer = () => ({ served: { 'mf-wall': (requests += 1) > 2 ? expected : { live: 'b', canary: null } } });
    expect(await confirmServed('mf-wall', expected, { origin: origin() })).toBe(`${origin()} serves it.`);
  });

  it('fails when the site serves something else', async () => {
    answer = () => ({ served: { 'mf-wall': { live: 'b', canary: null } } });
    await expect(confirmServed('mf-wall', expected, { origin: origin(), within: 300 })).rejects.toThrow(
      `PW-223 The registry was changed, but ${origin()} serves b.`,
    );
  });

  it('of a retirement is confirmed when the site no longer serves the area, and fails while it does', async () => {
    let requests = 0;
    answer = () => ({ served: (requests += 1) > 2 ? {} : { 'mf-wall': expected } });
    expect(await confirmServed('mf-wall', undefined, { origin: origin() })).toBe(
      `${origin()} no longer serves it.`,
    );
    answer = () => ({ served: { 'mf-wall': expected } });
    await expect(confirmServed('mf-wall', undefined, { origin: origin(), within: 300 })).rejects.toThrow(
      `PW-223 The registry was changed, but ${origin()} serves mf-wall a.`,
    );
    expect(await confirmServed('mf-wall', undefined, { origin: 'http://localhost:1' })).toMatch(
      /nobody knows yet whether it still serves mf-wall\.$/,
    );
  });

  it('says so when no site responds', async () => {
    expect(await confirmServed('mf-wall', expected, { origin: 'http://localhost:1' })).toMatch(
      /did not respond/,
    );
  });
});
