const { execFileSync } = require('node:child_process');
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

let folder;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'development-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a module of this folder's sources as Node does, without jest's transforms. Returns what it prints. */
const run = (script) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
    env: { ...process.env, FOLDER: folder, NODE_ENV: '' },
  });

it('compiles shell and areas as one program, whose components can be replaced', () => {
  const { errors, files } = JSON.parse(
    run(`
      import webpack from 'webpack';
      import { developmentProgram } from './program.mjs';
      const config = await developmentProgram(process.env.FOLDER);
      webpack(config, (error, stats) => {
        if (error) throw error;
        const { errors } = stats.toJson({ all: false, errors: true });
        const files = [...stats.compilation.modules].map((module) => module.nameForCondition());
        console.log(JSON.stringify({ errors, files }));
      });
    `),
  );
  expect(errors).toEqual([]);
  for (const part of [
    '/mf-admin/',
    '/mf-groups/',
    '/mf-testimonials/',
    '/mf-wall/',
    '/shell/',
    '/react-refresh/',
  ])
    expect(files).toContainEqual(expect.stringContaining(part));
  expect(files).not.toContainEqual(expect.stringContaining('/@module-federation/'));
  expect(readFileSync(path.join(folder, 'shell/manifest.json'), 'utf8')).toContain('/assets/shell.js');
});

it('describes the areas in a registry that the gateway reads', () => {
  run(`
    import { registryOfSources } from './registry.mjs';
    await registryOfSources(process.env.FOLDER).describe();
  `);
  const { readRegistry } = require('../../schema/registry.mjs');
  const { remotes, leftOut } = readRegistry(
    JSON.parse(readFileSync(path.join(folder, 'registry.json'), 'utf8')),
  );
  expect(leftOut).toEqual([]);
  const { versions, live } = remotes['mf-wall'];
  expect(Object.keys(versions[live].operations)).toContain('FeedPage');
});
