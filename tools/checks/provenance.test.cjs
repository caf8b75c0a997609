const { readFileSync } = require('node:fs');
const path = require('node:path');
const { root } = require('./plantedTree.cjs');
const { originOf, statementOf } = require('./provenance.mjs');

it('a build says of which commit, lockfile and Node it is', () => {
  expect(originOf()).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    lockfile: expect.stringMatching(/^[0-9a-f]{64}$/),
    node: process.version,
    pnpm: expect.stringMatching(/^pnpm@\d+\.\d+\.\d+$/),
    platform: `${process.platform}-${process.arch}`,
  });
});

it('the statement has every file by its hash, and nothing that differs between two equal builds', () => {
  const origin = originOf();
  const files = [
    ['gateway/dist/main.mjs', Buffer.from('abc')],
    ['pnpm-lock.yaml', readFileSync(path.join(root, 'pnpm-lock.yaml'))],
  ];
  const statement = statementOf(files, origin);
  expect(statement.subject).toEqual([
    {
      name: 'gateway/dist/main.mjs',
      digest: { sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
    },
    { name: 'pnpm-lock.yaml', digest: { sha256: origin.lockfile } },
  ]);
  expect(statement.predicate.buildDefinition.resolvedDependencies).toEqual([
    { name: 'source', digest: { gitCommit: origin.commit } },
    { name: 'pnpm-lock.yaml', digest: { sha256: origin.lockfile } },
  ]);
  expect(statementOf(files, originOf())).toEqual(statement);
});
