const { randomBytes } = require('node:crypto');
const { budgets, limits } = require('./budgets.mjs');
const { plantTree } = require('./plantedTree.cjs');

const page = `<link rel="preload" as="font" type="font/woff2" href="/assets/text.woff2" crossorigin />
<!--/ needs /assets/landing.js-->
<script defer src="/assets/shell.js"></script>`;

const built = {
  'shell/dist/index.html': page,
  'shell/dist/assets/text.woff2': 'glyphs',
  'shell/dist/assets/landing.js': 'landing()',
  'shell/dist/assets/shell.js': 'shell()',
  'mf-wall/dist/area.json': JSON.stringify({ entry: 'remoteEntry.js', preload: { '/prayers': ['wall.js'] } }),
  'mf-wall/dist/remoteEntry.js': 'entry()',
  'mf-wall/dist/wall.js': 'wall()',
};

/** Text that gzip makes no smaller than so many bytes. */
const heavy = (bytes) => randomBytes(bytes).toString('base64');

async function judge(files) {
  const tree = plantTree({ ...built, ...files });
  try {
    return await budgets(tree.folder, ['mf-wall']);
  } finally {
    tree.remove();
  }
}

test('what is light enough passes', async () => {
  expect(await judge({})).toMatchObject({ failed: 0, output: '' });
});

test.each([
  ['the shell', 'shell/dist/assets/shell.js', limits.shell],
  ['its fonts', 'shell/dist/assets/text.woff2', limits.fonts],
  ['the entry of /prayers', 'mf-wall/dist/remoteEntry.js', limits.entry],
  ['/prayers', 'mf-wall/dist/wall.js', limits.area],
  ['/', 'shell/dist/assets/landing.js', limits.page],
])('%s that has become too heavy fails', async (what, file, limit) => {
  const { failed, output } = await judge({ [file]: heavy(limit) });
  expect(failed).toBeGreaterThan(0);
  expect(output.split('\n')).toContainEqual(
    expect.stringMatching(new RegExp(`^${what}: \\d+, and may be ${limit}$`)),
  );
});

test('a page that falls into many files fails', async () => {
  const files = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [`mf-wall/dist/${name}.js`, name]),
  );
  const preload = { '/prayers': Object.keys(files).map((file) => file.replace('mf-wall/dist/', '')) };
  const { output } = await judge({
    ...files,
    'mf-wall/dist/area.json': JSON.stringify({ entry: 'remoteEntry.js', preload }),
  });
  expect(output).toBe(`the requests of /prayers: 9, and may be ${limits.requests}`);
});
