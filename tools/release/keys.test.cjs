const { generateKeyPairSync } = require('node:crypto');
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { readRegistry } = require('../../schema/registry.mjs');
const { nameOfKey, readAreaKeys, readPublicKey } = require('./areaKeys.mjs');
const { changeCanary } = require('./canary.mjs');
const { directoryStorage } = require('./directoryStorage.mjs');
const { manageKeys, signState } = require('./keys.mjs');
const { promoteRemote } = require('./promote.mjs');
const { publishRemote } = require('./publish.mjs');
const { releaseBuilt } = require('./release.mjs');
const { rollBackRemote } = require('./rollback.mjs');
const { retireRemote } = require('./retire.mjs');
const { historyLines, leftOutLines } = require('./status.mjs');
const { route, tinySite } = require('./testing/tinySite.cjs');

let site;
let storage;
beforeEach(() => {
  site = tinySite();
  storage = directoryStorage({ folder: site.siteDir, publicBase: '/' });
});
afterEach(() => {
  site.remove();
  delete process.env.RELEASE_KEY;
  delete process.env.AREA_KEYS_FILE;
});

const file = (name) => path.join(site.siteDir, name);
const registry = () => JSON.parse(readFileSync(file('registry.json'), 'utf8'));
const write = (document) => writeFileSync(file('registry.json'), JSON.stringify(document));
const wall = () => registry().remotes['mf-wall'];
/** The registry as gateways read it. */
const served = async () => readRegistry(registry(), await readAreaKeys(storage)).remotes['mf-wall'];
const release = (words, order = {}) =>
  releaseBuilt(storage, { remote: 'mf-wall', built: site.build(words), ...order });

/** A new key of a team, in two files. */
function keyOf(team) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(file(`${team}.key`), privateKey.export({ format: 'pem', type: 'pkcs8' }));
  writeFileSync(file(`${team}.pub`), publicKey.export({ format: 'pem', type: 'spki' }));
  return file(`${team}.pub`);
}
const as = (team) => (process.env.RELEASE_KEY = team ? file(`${team}.key`) : '');
const add = (area, pub) => manageKeys(storage, ['add', area, pub]);

/** The wall with the key of its team. */
async function signedWall() {
  const pub = keyOf('wall');
  keyOf('others');
  as('wall');
  await release('one');
  await add('mf-wall', pub);
}

describe('an area with a key', () => {
  beforeEach(signedWall);

  it('is released, tried, promoted and rolled back with it, and read by gateways each time', async () => {
    const first = wall().live;
    await release('two', { percent: 10 });
    expect((await served()).canary.version).toBe(wall().canary.version);
    await changeCanary(storage, 'mf-wall', '25');
    await promoteRemote(storage, 'mf-wall');
    await rollBackRemote(storage, 'mf-wall');
    expect(await served()).toMatchObject({ live: first, signed: { action: 'rollback' } });
    await expect(rollBackRemote(storage, 'mf-wall')).rejects.toThrow(/^PW-224 /);
  });

  it.each([
    ['another team’s key', 'others', /^PW-226 mf-wall is released with other keys than RELEASE_KEY/],
    ['no key', null, /^PW-226 mf-wall is released with a key of its team alone/],
  ])('is not changed with %s', async (_what, team, refusal) => {
    await release('two');
    await release('three', { percent: 10 });
    as(team);
    const before = registry();
    for (const command of [
      () => release('four'),
      () => release('four', { percent: 5 }),
      () => changeCanary(storage, 'mf-wall', 'off'),
      () => promoteRemote(storage, 'mf-wall'),
      () => rollBackRemote(storage, 'mf-wall'),
      () => signState(storage, 'mf-wall').catch((error) => Promise.reject(new Error(error.message))),
    ])
      await expect(command()).rejects.toThrow(team ? refusal : /^PW-226 /);
    expect(registry()).toEqual(before);
  });

  it('does not stop a start, and does not change other areas', async () => {
    as(null);
    expect(await publishRemote(storage, 'mf-wall', site.build('two'))).toBe(false);
    const admin = { name: 'mf-admin', routes: [route('/admin')], slots: {} };
    expect(await publishRemote(storage, 'mf-admin', site.build('admin', admin))).toBe(true);
    expect((await served()).live).toBe(wall().live);
  });

  it.each([
    ['makes another version live', (entry) => ({ ...entry, live: entry.previous, previous: entry.live })],
    ['begins a canary', (entry) => ({ ...entry, canary: { version: entry.previous, percent: 99 } })],
    ['removes the signature', (entry) => ({ ...entry, signed: undefined })],
    ['raises the sequence', (entry) => ({ ...entry, signed: { ...entry.signed, sequence: 9e15 } })],
    ['names another time', (entry) => ({ ...entry, signed: { ...entry.signed, at: '2030-01-01' } })],
  ])(
    'is not served as somebody who %s wants, and its team does not sign that unseen',
    async (_what, change) => {
      await release('two');
      const sound = registry();
      write({ ...sound, remotes: { 'mf-wall': change(wall()) } });
      expect(await served()).toBeUndefined();
      expect(leftOutLines(registry(), await readAreaKeys(storage))).toEqual([
        expect.stringContaining('is not signed by one of its keys'),
      ]);
      await expect(release('three')).rejects.toThrow(/^PW-227 mf-wall .*If it is right, its team signs it/);
      await signState(storage, 'mf-wall');
      expect(await served()).toBeDefined();
      expect(historyLines(registry())[0]).toMatch(/mf-wall {2}sign/);
    },
  );

  it('keeps a version that somebody changed, or added, from visitors', async () => {
    await release('two');
    const { live, previous, versions } = wall();
    const changed = { ...versions[live], entry: 'https://elsewhere.example/evil.js' };
    const added = { ...versions[live], version: 'added' };
    write({
      ...registry(),
      remotes: { 'mf-wall': { ...wall(), versions: { ...versions, [live]: changed, added } } },
    });
    expect(await served()).toMatchObject({ live: previous });
    expect(Object.keys((await served()).versions)).toEqual([previous]);
    await expect(
      rollBackRemote(storage, 'mf-wall', { ...{ at: '2026-01-01' }, to: 'added' }),
    ).rejects.toThrow(/^PW-227 /);
  });

  it('is signed after what was signed before, also if the clock goes back', async () => {
    const first = wall().signed;
    jest.spyOn(Date, 'now').mockReturnValue(5);
    await release('two');
    jest.restoreAllMocks();
    expect(wall().signed.sequence).toBe(first.sequence + 1);
    expect(wall().signed.after).toMatch(/^[\w-]{43}$/);
  });
});

describe('keys', () => {
  beforeEach(signedWall);

  it('are replaced one after the other', async () => {
    const old = nameOfKey(readPublicKey(file('wall.pub')));
    const pub = keyOf('new');
    await add('mf-wall', pub);
    await expect(manageKeys(storage, ['remove', 'mf-wall', old])).rejects.toThrow(/^PW-227 /);
    as('new');
    await signState(storage, 'mf-wall');
    expect(await manageKeys(storage, ['remove', 'mf-wall', old])).toMatch(/no longer has the key/);
    expect(await served()).toBeDefined();
    as('wall');
    await expect(release('two')).rejects.toThrow(/^PW-226 /);
    expect(await manageKeys(storage, [])).toBe(`mf-wall  ${nameOfKey(readPublicKey(pub))}`);
  });

  it('are not given to an area that they did not sign, because gateways would not serve it', async () => {
    const admin = { name: 'mf-admin', routes: [route('/admin')], slots: {} };
    as(null);
    await releaseBuilt(storage, { remote: 'mf-admin', built: site.build('admin', admin) });
    await expect(add('mf-admin', file('others.pub'))).rejects.toThrow(/^PW-227 /);
    as('others');
    await signState(storage, 'mf-admin');
    expect(await add('mf-admin', file('others.pub'))).toMatch(/^mf-admin has the key /);
    // A new area may have its key before its first release.
    expect(await add('mf-stories', file('others.pub'))).toMatch(/^mf-stories has the key /);
  });

  it('that cannot be read stop every release', async () => {
    await storage.writeText('area-keys.json', '{"mf-wall":["AAAA"]}');
    await expect(release('two')).rejects.toThrow(/^PW-228 /);
    process.env.AREA_KEYS_FILE = file('missing.json');
    await expect(release('two')).rejects.toThrow(/^PW-228 .*missing/);
    await expect(add('mf-wall', file('registry.json'))).rejects.toThrow(/^PW-228 /);
    delete process.env.AREA_KEYS_FILE;
    process.env.RELEASE_KEY = file('wall.pub');
    await expect(release('two')).rejects.toThrow(/^PW-228 /);
  });

  it('are removed with the last one, before the area is retired', async () => {
    await expect(retireRemote(storage, 'mf-wall')).rejects.toThrow(/^PW-229 mf-wall has keys /);
    expect(await served()).toBeDefined();
    await manageKeys(storage, ['remove', 'mf-wall', nameOfKey(readPublicKey(file('wall.pub')))]);
    as(null);
    await release('two');
    expect(wall()).not.toHaveProperty('signed');
    expect(await served()).toMatchObject({ live: wall().live });
    await retireRemote(storage, 'mf-wall');
    expect(await served()).toBeUndefined();
  });
});
