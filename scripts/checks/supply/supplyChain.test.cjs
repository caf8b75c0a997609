const { readFileSync } = require('node:fs');
const path = require('node:path');
const { plantTree, root } = require('../plantedTree.cjs');
const { checkSupplyChain } = require('./supplyChain.mjs');

const hash = `sha512-${'A'.repeat(86)}==`;

const lockfile = (packages, dependency = '^1.0.0') => `
lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      good:
        specifier: ${dependency}
        version: 1.0.0
packages:
${packages}
`;
const good = `  good@1.0.0:\n    resolution: {integrity: ${hash}}`;

const installed = (name, manifest) => ({
  [`node_modules/.pnpm/${name}@1.0.0/node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.0.0',
    license: 'MIT',
    ...manifest,
  }),
});

const whole = {
  'package.json': JSON.stringify({ dependencies: { good: '^1.0.0' } }),
  'pnpm-workspace.yaml': 'allowBuilds:\n  allowed: true\n  refused: false\n',
  'pnpm-lock.yaml': lockfile(good),
  ...installed('good', {}),
  ...installed('allowed', { scripts: { postinstall: 'node make.js' } }),
  ...installed('refused', { scripts: { install: 'node make.js' } }),
  ...installed('choice', { license: '(GPL-3.0 OR MIT)' }),
  ...installed('both', { license: 'MIT AND (ISC OR GPL-2.0)' }),
  ...installed('old', { license: undefined, licenses: [{ type: 'MIT', url: 'https://example.org' }] }),
};

async function problemsOf(files) {
  const tree = plantTree({ ...whole, ...files });
  try {
    return await checkSupplyChain(tree.folder);
  } finally {
    tree.remove();
  }
}

it('finds nothing in a tree that keeps the rules', async () => {
  expect(await problemsOf({})).toEqual([]);
});

it.each([
  [
    'a package without a hash',
    { 'pnpm-lock.yaml': lockfile('  good@1.0.0:\n    resolution: {}') },
    'good@1.0.0 has no sha512',
  ],
  [
    'a weak hash',
    { 'pnpm-lock.yaml': lockfile('  good@1.0.0:\n    resolution: {integrity: sha1-AAAA}') },
    'has no sha512',
  ],
  [
    'a package from somewhere else',
    {
      'pnpm-lock.yaml': lockfile(
        `  good@1.0.0:\n    resolution: {integrity: ${hash}, tarball: https://example.org/x.tgz}`,
      ),
    },
    'does not come from the registry (tarball)',
  ],
  [
    'a lockfile that is not what is asked for',
    { 'pnpm-lock.yaml': lockfile(good, '^2.0.0') },
    'is not what package.json asks for',
  ],
  ['a registry of its own', { '.npmrc': 'registry=https://example.org' }, '.npmrc may not say: registry'],
  [
    'an install script that nobody has judged',
    installed('sly', { scripts: { preinstall: 'node x' } }),
    'sly@1.0.0 would run preinstall',
  ],
  ['a licence that binds others', installed('copyleft', { license: 'AGPL-3.0' }), 'copyleft@1.0.0: AGPL-3.0'],
  ['of two licences one that binds', installed('half', { license: 'MIT AND GPL-3.0' }), 'half@1.0.0'],
  ['no licence', installed('silent', { license: undefined }), 'silent@1.0.0: no licence'],
])('finds %s', async (_, files, sentence) => {
  expect(await problemsOf(files)).toEqual([expect.stringContaining(sentence)]);
});

it('looks at every package of this checkout', async () => {
  expect(await checkSupplyChain(root)).toEqual([]);
  expect(readFileSync(path.join(root, 'scripts/checks/lint.mjs'), 'utf8')).toContain('checkSupplyChain()');
});
