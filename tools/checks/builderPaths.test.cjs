const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { builderPaths } = require('./builderPaths.mjs');
const { plantTree } = require('./plantedTree.cjs');

const map = 'mf-wall/dist/remoteEntry.js.map';
let tree;
beforeEach(() => {
  tree = plantTree({ 'kit/index.ts': '', [map]: '' });
});
afterEach(() => tree.remove());

function judge(content) {
  writeFileSync(path.join(tree.folder, map), content);
  return builderPaths(tree.folder, ['mf-wall']);
}

test('a built file may not name the folder of the checkout', () => {
  const { failed, output } = judge(`import '${tree.folder}/kit/index.ts'`);
  expect(failed).toBe(1);
  expect(output).toBe(`PW-249 ${map} names ${tree.folder}/kit/`);
});

test('relative paths and addresses are no paths of the builder', () => {
  expect(judge('webpack://mf-wall/../kit/index.ts https://example.org/kit/index.ts')).toMatchObject({
    passed: 1,
    failed: 0,
  });
});
