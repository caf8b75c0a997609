import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { pino } from 'pino';
import { requireSchema } from './requireSchema';

const siteDir = mkdtempSync(path.join(tmpdir(), 'prayer-wall-schema-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
const start = (sdl: string, schemaOverride: string | null = null) =>
  requireSchema({ siteDir, schemaOverride }, log, buildSchema(sdl));
const write = (name: string, content: string) => writeFileSync(path.join(siteDir, name), content);

const sdl = 'type Query { second: String first: Int! }';
const area = {
  version: 'v1',
  entry: '/mf/mf-wall/v1/remoteEntry.js',
  kit: '*',
  routes: [],
  slots: {},
  prerendered: {},
  operations: { First: 'query First { first }' },
  bytes: 1,
};

test('a gateway starts without a registry', async () => {
  await expect(start('type Query { other: Int }')).resolves.toBeUndefined();
});

test('a gateway does not start with a schema that breaks a released version or the shell, unless there is a reason', async () => {
  const wall = { live: 'v1', canary: null, previous: null, versions: { v1: area } };
  write('registry.json', JSON.stringify({ format: 3, remotes: { 'mf-wall': wall }, history: [] }));
  write('released-shell.json', JSON.stringify({ operations: { Second: 'query Second { second }' } }));
  write('released-schema.graphql', sdl);

  await expect(start('type Query { first: Int! second: String }')).resolves.toBeUndefined();
  await expect(start('type Query { second: String }')).rejects.toThrow(
    /^PW-221 mf-wall v1 \(live\) sends First.*PW-225 /s,
  );
  await expect(start('type Query { first: Int second: String }')).rejects.toThrow(
    /^PW-222 mf-wall v1 \(live\) depends with First/,
  );
  await expect(start('type Query { first: Int! }')).rejects.toThrow(/^PW-221 The shell sends Second/);

  await start('type Query { second: String }', 'It is on fire');
  expect(JSON.parse(lines[0]!)).toMatchObject({
    reason: 'It is on fire',
    refusals: expect.arrayContaining([expect.stringMatching(/^PW-221 mf-wall v1/)]),
  });
});
