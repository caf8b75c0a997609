import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { readRegistry, type LeftOutVersion } from 'schema/registry';
import { digestOf, statementText, type AreaKeys, type State } from 'schema/signatures';
import { openTestSite } from '../../testing/testSite';
import { readAreaKeys } from './areaKeys';
import { openRegistry } from './registry';
import { findLastSigned, recordSigned } from './signedSql';
import { requireRegistry } from './requireRegistry';

const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-registry-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const faults: unknown[] = [];
let leftOut: LeftOutVersion[] = [];
const open = () =>
  openRegistry(siteDir, {
    onFault: (fault) => faults.push(fault),
    onRead: (versions) => (leftOut = versions),
  });
const write = (text: string) => writeFileSync(path.join(siteDir, 'registry.json'), text);
const area = (version: string) => ({
  version,
  entry: `/mf/mf-wall/${version}/remoteEntry.js`,
  kit: '*',
  routes: [],
  slots: {},
  prerendered: {},
  operations: {},
  bytes: 1,
});
const remote = (live: string) => ({ live, canary: null, previous: null, versions: { [live]: area(live) } });
const registryOf = (remotes: object) => JSON.stringify({ format: 3, remotes, history: [] });
const releasing = (live: string) => registryOf({ 'mf-wall': remote(live) });

beforeEach(() => faults.splice(0));

const wallKey = generateKeyPairSync('ed25519');
const otherKey = generateKeyPairSync('ed25519');
const publicText = (key: KeyObject) => key.export({ format: 'der', type: 'spki' }).toString('base64');
const keys: AreaKeys = { 'mf-wall': [publicText(wallKey.publicKey)] };

/** The wall in a state that was signed. */
function signedWall(sequence: number, state: Partial<State> = {}, by = wallKey.privateKey) {
  const entry = { ...remote('a'), versions: { a: area('a'), b: area('b'), c: area('c') }, ...state };
  const versions = Object.fromEntries(
    Object.entries(entry.versions).map(([version, described]) => [version, digestOf(described)]),
  );
  const statement = { sequence, after: null, action: 'release', at: '2026-11-22T10:00:00.000Z', versions };
  const text = Buffer.from(statementText('mf-wall', entry, statement));
  return { ...entry, signed: { ...statement, signature: sign(null, text, by).toString('base64') } };
}

test('requests wait while a new registry is being read', async () => {
  const registry = open();
  write(releasing('a'));
  await registry.read();
  write(releasing('of-today'));
  const reads = await Promise.all([registry.read(), registry.read(), registry.read()]);
  expect(faults).toEqual([]);
  expect(reads.map((remotes) => remotes['mf-wall']?.live)).toEqual(['of-today', 'of-today', 'of-today']);
});

test('while a registry cannot be read, the last one stays in use', async () => {
  const registry = open();
  write(releasing('a'));
  await registry.read();
  for (const text of ['{', '', '[]', 'null', releasing('b').slice(0, -20), JSON.stringify({ format: 9 })]) {
    write(text);
    expect((await registry.read())['mf-wall']?.live).toBe('a');
    expect((await registry.read())['mf-wall']?.live).toBe('a');
    expect(faults.splice(0)).toHaveLength(1);
  }
});

test('instead of a live version that cannot be read the previous one is served, and instead of a canary the live one', () => {
  const versions = { good: area('good'), bad: { ...area('bad'), kit: 7 } };
  const read = (names: object) =>
    readRegistry(JSON.parse(registryOf({ 'mf-wall': { canary: null, previous: null, versions, ...names } })));

  expect(read({ live: 'bad', previous: 'good' })).toMatchObject({
    remotes: { 'mf-wall': { live: 'good', canary: null } },
    leftOut: [{ remote: 'mf-wall', version: 'bad', state: 'live', why: expect.stringContaining('kit: ') }],
  });
  expect(read({ live: 'good', canary: { version: 'bad', percent: 50 } })).toMatchObject({
    remotes: { 'mf-wall': { live: 'good', canary: null } },
    leftOut: [{ remote: 'mf-wall', version: 'bad', state: 'canary' }],
  });
  expect(read({ live: 'gone', previous: 'good' }).leftOut).toMatchObject([
    { version: 'bad', state: null },
    { version: 'gone', state: 'live', why: 'is not described' },
  ]);
  expect(read({ live: 'bad' }).remotes).toEqual({});
});

test.each([
  ['is none', 'query { nonsense((('],
  ['has too many parts', `{ ${'a '.repeat(10_000)} }`],
  ['is nested too deeply', '{ a '.repeat(50_000)],
  ['is empty', ''],
])('a version with a GraphQL document that %s is left out', (_what, text) => {
  const bad = { ...area('bad'), operations: { Bad: text } };
  const versions = { good: area('good'), bad };
  const named = { live: 'good', canary: null, previous: null, versions };
  const { remotes, leftOut } = readRegistry(JSON.parse(registryOf({ 'mf-wall': named })));
  expect(remotes['mf-wall']?.live).toBe('good');
  expect(Object.keys(remotes['mf-wall']!.versions)).toEqual(['good']);
  expect(leftOut).toMatchObject([
    {
      version: 'bad',
      state: null,
      why: expect.stringContaining('operations.Bad: is no GraphQL document'),
    },
  ]);
});

test('an area of which nothing can be read stays as it was in a running gateway', async () => {
  const registry = open();
  write(registryOf({ 'mf-wall': remote('a'), 'mf-groups': remote('g') }));
  await registry.read();
  write(registryOf({ 'mf-wall': 'nothing', 'mf-groups': remote('h') }));
  expect(Object.entries(await registry.read()).map(([name, { live }]) => [name, live])).toEqual([
    ['mf-wall', 'a'],
    ['mf-groups', 'h'],
  ]);
  expect(leftOut).toMatchObject([{ remote: 'mf-wall', version: null, state: 'live' }]);
});

test('a running gateway stops serving an area that was retired, also the last one', async () => {
  const registry = open();
  write(registryOf({ 'mf-wall': remote('a'), 'mf-groups': remote('g') }));
  await registry.read();
  write(registryOf({ 'mf-wall': remote('a') }));
  expect(Object.keys(await registry.read())).toEqual(['mf-wall']);
  write(registryOf({}));
  expect(await registry.read()).toEqual({});
  expect(leftOut).toEqual([]);
  expect(faults).toEqual([]);
  await expect(requireRegistry(siteDir)).resolves.toBeUndefined();
});

test('whatever stands in one area, the others are the same', () => {
  const sound = { 'mf-admin': remote('a'), 'mf-groups': remote('g'), 'mf-testimonials': remote('t') };
  const expected = readRegistry(JSON.parse(registryOf(sound))).remotes;
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('x', '__proto__', 'constructor', 'live', '{{=<% %>=}}', '</style>'),
  );
  const version = fc
    .record({ change: fc.constantFrom(...Object.keys(area('x')), 'extra'), value: fc.jsonValue() })
    .map(({ change, value }) => ({ ...area('x'), [change]: value }));
  const broken = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        live: text,
        canary: fc.oneof(fc.jsonValue(), fc.record({ version: text, percent: fc.double() })),
        previous: fc.oneof(text, fc.jsonValue()),
        versions: fc.oneof(fc.jsonValue(), fc.dictionary(text, fc.oneof(version, fc.jsonValue()))),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(broken, text, (found, name) => {
      const document = JSON.parse(registryOf({ [name]: found, ...sound, 'mf-wall': found })) as unknown;
      const { remotes } = readRegistry(document);
      expect(remotes).toMatchObject(expected);
      const served = Object.values(remotes).map(({ live, versions }) => Object.hasOwn(versions, live));
      expect(served).not.toContain(false);
    }),
    { numRuns: 1_000 },
  );
});

test('an area with a key is served as its team signed it, or not at all; the others are the same', () => {
  const sound = { 'mf-admin': remote('a'), 'mf-groups': remote('g') };
  const signed = signedWall(7, { live: 'a', previous: 'b', canary: null });
  const expected = readRegistry(JSON.parse(registryOf({ ...sound, 'mf-wall': signed })), keys).remotes;
  expect(expected['mf-wall']).toMatchObject({ live: 'a', previous: 'b' });

  const names = fc.constantFrom('a', 'b', 'c', 'd', '__proto__', '');
  const described = fc.record({
    version: names,
    change: fc.constantFrom(...Object.keys(area('a')), 'extra'),
    value: fc.oneof(fc.jsonValue(), names),
  });
  const damage = fc.oneof(
    fc.record({ live: names }),
    fc.record({ previous: fc.oneof(names, fc.constant(null)) }),
    fc.record({ canary: fc.record({ version: names, percent: fc.integer({ min: 0, max: 100 }) }) }),
    fc
      .record({
        field: fc.constantFrom(...Object.keys(signed.signed)),
        value: fc.oneof(fc.jsonValue(), names),
      })
      .map(({ field, value }) => ({ signed: { ...signed.signed, [field]: value } })),
    fc.record({ signed: fc.jsonValue() }),
    described.map(({ version, change, value }) => ({
      versions: { ...signed.versions, [version]: { ...area(version), [change]: value } },
    })),
    fc.constant(signedWall(8, {}, otherKey.privateKey)),
  );
  fc.assert(
    fc.property(damage, (changes) => {
      const found = { ...sound, 'mf-wall': { ...signed, ...changes } };
      const { remotes } = readRegistry(JSON.parse(registryOf(found)), keys);
      const { 'mf-wall': wall, ...others } = remotes;
      const { 'mf-wall': asSigned, ...unchanged } = expected;
      expect(others).toEqual(unchanged);
      if (!wall) return;
      expect(['a', 'b']).toContain(wall.live);
      expect(wall.canary).toBeNull();
      for (const [version, read] of Object.entries(wall.versions))
        expect(read).toEqual(asSigned!.versions[version]);
    }),
    { numRuns: 1_000 },
  );
});

test('a state that was signed before what is served is not served again, also after a restart', async () => {
  const recorded: Record<string, { sequence: number; signature: string }> = {};
  const openSigned = () =>
    openRegistry(
      siteDir,
      {
        onFault: (fault) => faults.push(fault),
        onRead: (versions) => (leftOut = versions),
        onSigned: (name, { sequence, signature }) => (recorded[name] = { sequence, signature }),
      },
      { keys, last: recorded },
    );
  const live = async (registry = openSigned()) => (await registry.read())['mf-wall']?.live;
  const running = openSigned();
  const old = registryOf({ 'mf-wall': signedWall(1) });
  write(old);
  expect(await live(running)).toBe('a');
  write(registryOf({ 'mf-wall': signedWall(2, { live: 'b' }) }));
  expect(await live(running)).toBe('b');
  expect(await live()).toBe('b');

  write(old);
  expect(await live(running)).toBe('b');
  expect(leftOut).toMatchObject([{ remote: 'mf-wall', why: 'was signed before what is served' }]);
  expect(await live()).toBeUndefined();
  // Another statement of the same sequence would be the same forgery.
  write(registryOf({ 'mf-wall': signedWall(2, { live: 'c' }) }));
  expect(await live(running)).toBe('b');
  write(registryOf({}));
  expect(await live(running)).toBe('b');
  expect(leftOut).toMatchObject([{ remote: 'mf-wall', why: 'is missing, though it has keys' }]);
  write(registryOf({ 'mf-wall': signedWall(3, { live: 'a' }) }));
  expect(await live(running)).toBe('a');
  expect(await live()).toBe('a');
});

test('the last signed states are in the database', async () => {
  const site = await openTestSite();
  await recordSigned(site.sql, 'mf-wall', { sequence: 1_795_372_525_343, signature: 'new' });
  await recordSigned(site.sql, 'mf-wall', { sequence: 5, signature: 'old' });
  expect(await findLastSigned(site.sql)).toEqual({
    'mf-wall': { sequence: 1_795_372_525_343, signature: 'new' },
  });
  await site.close();
});

test('keys that cannot be read stop the start, and a file that was named must exist', () => {
  const file = path.join(siteDir, 'area-keys.json');
  const read = (isAreaKeysFileRequired: boolean) =>
    readAreaKeys({ areaKeysFile: file, isAreaKeysFileRequired });
  expect(read(false)).toEqual({});
  expect(() => read(true)).toThrow(/^AREA_KEYS_FILE: PW-228 /);
  for (const text of ['{', '[]', '{"mf-wall":"AAAA"}', '{"mf-wall":["AAAA"]}']) {
    writeFileSync(file, text);
    expect(() => read(false)).toThrow(/^AREA_KEYS_FILE: PW-228 /);
  }
  writeFileSync(file, JSON.stringify(keys));
  expect(read(true)).toEqual(keys);
});

test('a thousand versions are read, the broken ones among them named', () => {
  const names = Array.from({ length: 1_000 }, (_, at) => `v${at}`);
  const versions = Object.fromEntries(names.map((name, at) => [name, at % 10 === 0 ? null : area(name)]));
  const read = readRegistry(JSON.parse(registryOf({ 'mf-wall': { ...remote('v1'), versions } })));
  expect(Object.keys(read.remotes['mf-wall']!.versions)).toHaveLength(900);
  expect(read.leftOut).toHaveLength(100);
});

test('a gateway starts without any registry, and with one area of several; not with nothing that can be read', async () => {
  await expect(requireRegistry(path.join(siteDir, 'elsewhere'))).resolves.toBeUndefined();
  write(registryOf({ 'mf-wall': remote('a'), 'mf-groups': null }));
  await expect(requireRegistry(siteDir)).resolves.toBeUndefined();
  write(JSON.stringify({ format: 2, remotes: {} }));
  await expect(requireRegistry(siteDir)).rejects.toThrow(/registry.json cannot be read \(format: /);
  write(registryOf({ 'mf-wall': null }));
  await expect(requireRegistry(siteDir)).rejects.toThrow(/registry.json cannot be read \(mf-wall : /);
  write('{');
  await expect(requireRegistry(siteDir)).rejects.toThrow(/^SITE_DIR: .*registry.json cannot be read/);
});
