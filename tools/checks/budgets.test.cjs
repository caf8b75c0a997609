const { randomBytes } = require('node:crypto');
const { budgets, limits } = require('./budgets.mjs');
const { plantTree } = require('./plantedTree.cjs');

const manifest = {
  program: '/assets/shell.js',
  starter: '/assets/start.js',
  fonts: ['/assets/text.woff2'],
  landingFiles: ['/assets/landing.js'],
  globalStyle: '',
  landing: { html: '', style: '' },
  frame: { html: '', style: '' },
  memberLanding: { html: '', style: '' },
  memberFrame: { html: '', style: '' },
};

const areaOf = (files) => ({
  entry: 'remoteEntry.js',
  routes: [{ path: '/prayers', files }],
  slotNeeds: { chains: { files: ['chains.js'] } },
});

const built = {
  'shell/dist/manifest.json': JSON.stringify(manifest),
  'shell/dist/assets/start.js': 'start()',
  'shell/dist/assets/text.woff2': 'glyphs',
  'shell/dist/assets/landing.js': 'landing()',
  'shell/dist/assets/shell.js': 'shell()',
  'mf-wall/dist/area.json': JSON.stringify(areaOf(['wall.js'])),
  'mf-wall/dist/remoteEntry.js': 'entry()',
  'mf-wall/dist/wall.js': 'wall()',
  'mf-wall/dist/chains.js': 'chains()',
};

/** Text whose gzipped size is at least that many bytes. */
const heavy = (bytes) => randomBytes(bytes).toString('base64');

async function judge(files) {
  const tree = plantTree({ ...built, ...files });
  try {
    return await budgets(tree.folder, ['mf-wall']);
  } finally {
    tree.remove();
  }
}

test('builds within the limits pass', async () => {
  expect(await judge({})).toMatchObject({ failed: 0, output: '' });
});

test.each([
  ['the shell', 'shell/dist/assets/shell.js', limits.shell],
  ['its fonts', 'shell/dist/assets/text.woff2', limits.fonts],
  ['the entry of /prayers', 'mf-wall/dist/remoteEntry.js', limits.entry],
  ['/prayers', 'mf-wall/dist/wall.js', limits.area],
  ['the slot chains', 'mf-wall/dist/chains.js', limits.slot],
  ['/', 'shell/dist/assets/landing.js', limits.page],
])('fails when %s is too large', async (what, file, limit) => {
  const { failed, output } = await judge({ [file]: heavy(limit) });
  expect(failed).toBeGreaterThan(0);
  expect(output.split('\n')).toContainEqual(
    expect.stringMatching(new RegExp(`^${what}: \\d+, the limit is ${limit}$`)),
  );
});

test('fails when the catalogs of a first view are too large', async () => {
  const translated = { ...manifest, locales: '/assets/locales/abc/', translations: { uk: {} } };
  const { output } = await judge({
    'shell/dist/manifest.json': JSON.stringify(translated),
    'shell/dist/assets/locales/abc/uk.json': '{}',
    'mf-wall/dist/locales/uk.json': heavy(limits.catalogs),
  });
  expect(output).toMatch(new RegExp(`^the uk of mf-wall: \\d+, the limit is ${limits.catalogs}$`));
});

test('fails when a prerendered page is too large', async () => {
  const landing = { html: heavy(limits.prerendered), style: '' };
  const { output } = await judge({ 'shell/dist/manifest.json': JSON.stringify({ ...manifest, landing }) });
  expect(output).toMatch(/^the prerendered page of \/: \d+, the limit is/);
});

test('fails when a page has too many files', async () => {
  const files = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`mf-wall/dist/${name}.js`, name]));
  const names = Object.keys(files).map((file) => file.replace('mf-wall/dist/', ''));
  const { output } = await judge({
    ...files,
    'mf-wall/dist/area.json': JSON.stringify(areaOf(names)),
  });
  expect(output).toBe(`the requests of /prayers: 9, the limit is ${limits.requests}`);
});
