const { readFileSync } = require('node:fs');
const path = require('node:path');
const { root } = require('../checks/plantedTree.cjs');
const { filesUnder } = require('../../scripts/tree/stamps.mjs');

const numbersIn = (text) => new Set(text.match(/PW-2\d\d/g));

it('docs/errors.md explains exactly the numbers of the refusals', () => {
  const sources = ['tools', 'schema', 'gateway/src']
    .flatMap((folder) => filesUnder(path.join(root, folder)))
    .filter((file) => /(\.mjs|(?<!\.test)\.ts)$/.test(file));
  const given = numbersIn(sources.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const explained = numbersIn(readFileSync(path.join(root, 'docs/errors.md'), 'utf8'));
  expect(explained).toEqual(given);
});
