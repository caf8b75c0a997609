const { existsSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { build } = require('../../../scripts/steps/build.mjs');
const { root } = require('../../checks/plantedTree.cjs');
const { findHeadlessShell } = require('../../checks/browser.mjs');
const { tryArea } = require('./tryArea.mjs');

const sdl = 'type Query { stats: Stats } type Stats { total: Int }';

/** A module of the planted area when it is loaded; React is `h`, kit is `kit`. */
const modules = {
  Healthy: '() => ({ Healthy: () => h("h1", null, kit.useParams().name) })',
  Dialog: '() => ({ Dialog: ({ isOpen, onClose }) => isOpen && onClose && "The dialog" })',
  // Chromium prints that the file is missing before the module is loaded.
  AtLoad: 'fetch("/missing.png").then(() => () => { throw new Error("at load") })',
  AtRender: '() => ({ AtRender() { throw new Error("at render") } })',
  Demanding: `() => ({ Demanding() {
    const [total, setTotal] = react.useState(0);
    react.useEffect(() => {
      fetch('/graphql', { method: 'POST', body: '{"query":"{ stats { total } }"}' })
        .then((response) => response.json())
        .then(({ data }) => setTotal(data.stats?.total ?? 0));
    }, []);
    if (total === 1) throw new Error('one');
    return String(total);
  } })`,
  Busy: '() => ({ Busy() { for (;;); } })',
  Never: 'new Promise(() => {})',
};

// What hangs comes first: the pages after it are tried all the same.
const paths = {
  Busy: '/busy',
  Never: '/never',
  Healthy: '/healthy/:name',
  AtLoad: '/at-load',
  AtRender: '/at-render',
  Demanding: '/demanding',
};

const getters = Object.entries(modules)
  .map(([name, made]) => `get './${name}'() { return ${made}; }`)
  .join(', ');

/** A remote as a build could have left it. */
const entry = `var mf_planted = {
  init(shared) { this.shared = shared; },
  async get(name) {
    const take = async (library) => (await Object.values(this.shared[library])[0].get())();
    const [react, kit] = await Promise.all([take('react'), take('kit')]);
    const h = react.createElement;
    return { ${getters} }[name];
  },
};`;

const route = ([module, at]) => ({
  path: at,
  module,
  label: module,
  title: module,
  audience: 'administrators',
  files: [],
});

const shell = path.join(root, 'shell/dist');
let built;

beforeAll(async () => {
  if (!existsSync(path.join(shell, 'manifest.json'))) await build(['shell']);
  built = mkdtempSync(path.join(tmpdir(), 'planted-area-'));
  writeFileSync(path.join(built, 'remoteEntry.js'), entry);
}, 90_000);

afterAll(() => built && rmSync(built, { recursive: true }));

test('an area that works is accepted; one that throws or hangs is refused in bounded time, each page and slot by itself', async () => {
  const { refusals, remarks } = await tryArea({
    remote: 'mf-planted',
    area: {
      version: 'planted',
      entry: '/mf/mf-planted/planted/remoteEntry.js',
      kit: '*',
      routes: Object.entries(paths).map(route),
      slots: { reportDialog: 'Dialog' },
    },
    built,
    shell,
    sdl,
    executablePath: await findHeadlessShell(),
    // Not how long a page should take: beside other tests it takes ten times as long as alone. A loop takes a core until then.
    limit: 15_000,
  });
  expect(refusals).toEqual([
    'PW-247 mf-planted hangs at /busy.',
    'PW-247 mf-planted hangs at /never.',
    expect.stringMatching(/^PW-245 mf-planted cannot be loaded at \/at-load \(PW-105\): .*at load/),
    expect.stringMatching(/^PW-246 mf-planted throws while it renders at \/at-render: .*at render/),
  ]);
  expect(remarks).toEqual([
    expect.stringMatching(
      /^With invented results only: PW-246 mf-planted throws while it renders at \/demanding: .*one/,
    ),
  ]);
}, 90_000);
