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

test('requests wait while a new registry is being read', async () => {
  const registry = openRegistry(siteDir, (fault) => faults.push(fault));
  write(releasing('a'));
  await registry.read();
  write(releasing('of-today'));
  const reads = await Promise.all([registry.read(), registry.read(), registry.read()]);
  expect(faults).toEqual([]);
  expect(reads.map((remotes) => remotes['mf-wall']?.live)).toEqual(['of-today', 'of-today', 'of-today']);
});

test('while a registry cannot be read, the last one stays in use', async () => {
  const registry = openRegistry(siteDir, (fault) => faults.push(fault));
  write(releasing('a'));
  await registry.read();
  write('{');
  expect((await registry.read())['mf-wall']?.live).toBe('a');
  expect((await registry.read())['mf-wall']?.live).toBe('a');
  expect(faults).toHaveLength(1);
});

test('a gateway does not start with a registry of another format, but starts without any registry', async () => {
  await expect(requireRegistry(path.join(siteDir, 'elsewhere'))).resolves.toBeUndefined();
  write(releasing('a'));
  await expect(requireRegistry(siteDir)).resolves.toBeUndefined();
  write(JSON.stringify({ format: 2, remotes: {} }));
  await expect(requireRegistry(siteDir)).rejects.toThrow(/registry.json cannot be read \(format: /);
});
