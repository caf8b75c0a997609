const { execFile } = require('node:child_process');
const {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { promisify } = require('node:util');
const { program } = require('../checks/programs.cjs');

const root = path.resolve(__dirname, '../..');
const architecture = 'docs/architecture.md';
const execute = promisify(execFile);

let tree;

/** A checkout of links to this one, so that an area can be added to it. */
beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'new-area-'));
  for (const name of readdirSync(root))
    if (name === '.oxlintrc.json' || (!name.startsWith('.') && name !== 'docs'))
      symlinkSync(path.join(root, name), path.join(tree, name));
  mkdirSync(path.join(tree, 'docs'));
  copyFileSync(path.join(root, architecture), path.join(tree, architecture));
});

afterEach(() => rmSync(tree, { recursive: true, force: true }));

/** Writes areas as Node does, without jest's transforms. Returns for each the folder's name, or why it was refused. */
async function writeAreas(...names) {
  const script = `
    import { writeArea, writeRow } from './newArea.mjs';
    const made = [];
    for (const name of JSON.parse(process.env.NAMES))
      made.push(await writeArea(name, process.env.TREE).catch((error) => error.message));
    for (const area of made.filter((name) => /^mf-\\S+$/.test(name))) writeRow(area, process.env.TREE);
    console.log(JSON.stringify(made));`;
  const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    env: { ...process.env, NAMES: JSON.stringify(names), TREE: tree },
  });
  return JSON.parse(stdout);
}

const areasIn = (folder) => readdirSync(folder).filter((name) => name.startsWith('mf-'));

it('a new area is generated, compiles, is linted, passes its test and is built, and declares its page and link', async () => {
  expect(await writeAreas('prayer-walks')).toEqual(['mf-prayer-walks']);
  const folder = path.join(tree, 'mf-prayer-walks');
  symlinkSync(path.join(root, 'mf-testimonials/node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(
    path.join(folder, 'codegen.mjs'),
    `import { clientTypes } from ${JSON.stringify(path.join(root, 'kit/build/codegen.mjs'))};
     export default { schema: ${JSON.stringify(path.join(root, 'schema/schema.graphql'))}, generates: clientTypes('.') };`,
  );
  const PATH = [folder, root].map((at) => path.join(at, 'node_modules/.bin')).join(path.delimiter);
  const run = (name, ...args) =>
    execute(name, args, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: '', PATH: `${PATH}${path.delimiter}${process.env.PATH}` },
    });
  await run('graphql-codegen', '--config', 'codegen.mjs');
  await Promise.all([
    run('tsc', '-p', '.', '--checkers', '1'),
    run(
      program('oxlint'),
      '--config',
      path.join(tree, '.oxlintrc.json'),
      '--deny-warnings',
      '--ignore-pattern',
      'codegen.mjs',
      '.',
    ),
    run('jest', '--ci', '--silent').then(() => run('webpack')),
  ]);

  const { routes, operations } = JSON.parse(readFileSync(path.join(folder, 'dist/area.json'), 'utf8'));
  expect(routes).toEqual([
    expect.objectContaining({
      path: '/prayer-walks',
      title: 'Prayer walks',
      navigation: { label: 'Prayer walks', position: expect.any(Number) },
      operation: { name: 'PrayerWalksPage', variables: {} },
    }),
  ]);
  expect(Object.keys(operations)).toEqual(['PrayerWalksPage']);
  const ports = areasIn(tree).map(
    (name) => JSON.parse(readFileSync(path.join(tree, name, 'package.json'), 'utf8')).config.port,
  );
  expect(new Set(ports).size).toBe(ports.length);
  expect(readFileSync(path.join(tree, architecture), 'utf8')).toMatch(
    /^\| `mf-\w+` \|.*\n\| `mf-prayer-walks` \| the page \/prayer-walks \|\n\| `gateway/m,
  );
  // Compilers, jest and webpack, on a machine that runs other tests.
}, 120_000);

it('a name that is none, exists, or whose path is taken is refused, and nothing is written', async () => {
  const refused = {
    '': 'a name of small letters',
    Events: 'a name of small letters',
    '../events': 'a name of small letters',
    2026: 'a name of small letters',
    ['a'.repeat(31)]: 'at most 30',
    wall: 'mf-wall exists already.',
    'mf-groups': 'mf-groups exists already.',
    prayers: 'The path /prayers belongs to mf-wall.',
    graphql: 'The path /graphql belongs to the site itself.',
  };
  expect(await writeAreas(...Object.keys(refused))).toEqual(
    Object.values(refused).map((why) => expect.stringContaining(why)),
  );
  expect(areasIn(tree)).toEqual(areasIn(root));
});
