const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { isBuiltin } = require('node:module');
const path = require('node:path');
const { root } = require('../../checks/plantedTree.cjs');
const { withTypes } = require('./manifests.mjs');
const { packages } = require('./pack.mjs');

/** Only the shell is built with these, and only this checkout is packed. */
const ofCheckout = ['subset-font', '@microsoft/api-extractor', 's3rver'];

/** Packages that only this checkout runs: its checks and its development. */
const ofOtherCommands = /^tools\/(dev\/|checks\/(main|schemaChanges)\.mjs)/;

it.each(packages().map(({ manifest, files }) => [manifest.name, manifest, files]))(
  'every module that %s imports is in it, or one of its dependencies',
  (_, { name, dependencies, peerDependencies }, files) => {
    const known = [name, ...Object.keys({ ...dependencies, ...peerDependencies }), ...ofCheckout];
    const missing = files
      .filter((file) => /\.([cm]?js|tsx?)$/.test(file) && !file.endsWith('.d.ts'))
      .flatMap((file) => packagesIn(readFileSync(file, 'utf8')).map((one) => [path.basename(file), one]))
      .filter(([, one]) => !known.includes(one));
    expect(missing).toEqual([]);
  },
);

const packagesIn = (text) =>
  [
    ...text.matchAll(
      /^(?:import|export)(?: [^'"]*? from)? ?['"]([^.'"][^'"]*)['"]|\bimport\('([^.'][^']*)'\)/gm,
    ),
  ]
    .map(([, fixed, late]) => fixed ?? late)
    .filter((one) => !isBuiltin(one))
    .map((one) => /^(@[^/]+\/)?[^/]+/.exec(one)[0]);

it('every file that the release tool imports is packed with it', () => {
  const { files } = packages().find(({ manifest }) => manifest.name === 'prayer-wall-release');
  const missing = files
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?: from |^import |\bimport\()'(\.[^']+\.mjs)'/gm)].map(
        ([, found]) => path.resolve(path.dirname(file), found),
      ),
    )
    .filter((file) => !files.includes(file))
    .map((file) => path.relative(root, file));
  expect([...new Set(missing)].filter((file) => !ofOtherCommands.test(file))).toEqual([]);
});

it('names the declarations of each module', () => {
  expect(
    withTypes({ '.': './index.ts', './testing': './testing/index.tsx', './area': './area.mjs' }),
  ).toEqual({
    '.': { types: './types/index.d.ts', default: './index.ts' },
    './testing': { types: './types/testing/index.d.ts', default: './testing/index.tsx' },
    './area': { types: './types/area.d.mts', default: './area.mjs' },
  });
});

it.each([
  [{}, ['release', 'dist'], 'PW-250'],
  [{ SITE_DIR: '/nowhere' }, ['check-schema'], 'PW-211'],
  [{ SITE_DIR: '/nowhere' }, ['release', 'dist'], 'PW-218'],
])('with %j the command %j is refused with %s', (given, args, code) => {
  const { SITE_DIR: _, STORAGE_S3_BUCKET: _bucket, ...env } = process.env;
  const run = () =>
    execFileSync(process.execPath, [path.join(__dirname, 'command.mjs'), ...args], {
      env: { ...env, ...given },
      stdio: 'pipe',
      cwd: __dirname,
    });
  expect(run).toThrow(code);
});
