const { readFileSync } = require('node:fs');
const path = require('node:path');
const semver = require('semver');
const { parse } = require('yaml');
const { root } = require('./plantedTree.cjs');

/** Only of the other servers that tools/bench measures. */
const ofBench = ['content-disposition@3.0.0', 'cookie@2.0.2'];

it('every package promises the oldest Node that this project promises', () => {
  const { node } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).engines;
  const oldest = semver.minVersion(node);
  const { packages } = parse(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'));
  const tooNew = Object.entries(packages)
    .filter(([, { engines }]) => engines?.node && !semver.satisfies(oldest, engines.node))
    .map(([name]) => name);
  expect(tooNew.filter((name) => !ofBench.includes(name))).toEqual([]);
});
