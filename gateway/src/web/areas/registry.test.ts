import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRegistry } from './registry';
import { requireRegistry } from './requireRegistry';

const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-registry-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const faults: unknown[] = [];
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
const releasing = (live: string) =>
  JSON.stringify({
    format: 3,
    remotes: { 'mf-wall': { live, canary: null, previous: null, versions: { [live]: area(live) } } },
    history: [],
  });

test('whoever asks while a new registry is being read is not told of the last one', async () => {
  const registry = openRegistry(siteDir, (fault) => faults.push(fault));
  write(releasing('a'));
  await registry.read();
  write(releasing('of-today'));
  const told = await Promise.all([registry.read(), registry.read(), registry.read()]);
  expect(faults).toEqual([]);
  expect(told.map((remotes) => remotes['mf-wall']?.live)).toEqual(['of-today', 'of-today', 'of-today']);
});

test('a registry that cannot be read leaves the last one standing', async () => {
  const registry = openRegistry(siteDir, (fault) => faults.push(fault));
  write(releasing('a'));
  await registry.read();
  write('{');
  expect((await registry.read())['mf-wall']?.live).toBe('a');
  expect((await registry.read())['mf-wall']?.live).toBe('a');
  expect(faults).toHaveLength(1);
});

test('a gateway does not start with a registry of another format, and starts where there is none yet', async () => {
  await expect(requireRegistry(path.join(siteDir, 'elsewhere'))).resolves.toBeUndefined();
  write(releasing('a'));
  await expect(requireRegistry(siteDir)).resolves.toBeUndefined();
  write(JSON.stringify({ format: 2, remotes: {} }));
  await expect(requireRegistry(siteDir)).rejects.toThrow(/registry.json cannot be read \(format: /);
});
