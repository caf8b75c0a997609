const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { filesUnder } = require('../../scripts/tree/stamps.mjs');
const { root } = require('./plantedTree.cjs');

/** Files that are included in another one; their links are relative to that one. */
const includedIn = { 'tools/bench/report/reading.md': 'docs/performance.md' };
/** Words after `pnpm` and `npm run` that are not scripts of this repository. */
const ofPnpm = ['install', 'exec', '--filter'];

const scripts = Object.keys(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts);
const texts = filesUnder(root)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ name: path.relative(root, file), text: readFileSync(file, 'utf8') }));

const linksIn = (text) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link.split('#')[0])
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link));

const commandsIn = (text) =>
  [...text.matchAll(/(?:^|`|&& )(?:npm run(?: --\w+)*|pnpm) ([\w:-]+)/gm)].map(([, command]) => command);

it('finds documents, links and commands', () => {
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.flatMap(({ text }) => linksIn(text)).length).toBeGreaterThan(50);
  expect(texts.flatMap(({ text }) => commandsIn(text))).toEqual(
    expect.arrayContaining(['backup', 'release', 'test:faults']),
  );
});

it.each(texts.map(({ name, text }) => [name, text]))('%s has no broken links', (name, text) => {
  const folder = path.dirname(path.join(root, includedIn[name] ?? name));
  expect(linksIn(text).filter((link) => !existsSync(path.join(folder, link)))).toEqual([]);
});

it.each(texts.map(({ name, text }) => [name, text]))('%s names existing commands', (_, text) => {
  expect(
    commandsIn(text).filter((command) => !scripts.includes(command) && !ofPnpm.includes(command)),
  ).toEqual([]);
});

it('docs/architecture.md has a line for each folder and each domain', () => {
  const { text } = texts.find(({ name }) => name === 'docs/architecture.md');
  const lines = text.split('\n').filter((line) => line.startsWith('| `'));
  const named = lines.flatMap((line) =>
    [...line.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const folders = ['', 'kit/', 'gateway/src/', 'tools/'].flatMap((parent) =>
    foldersIn(parent).map((name) => parent + name),
  );
  const inside = folders.filter((folder) => folders.some((other) => other.startsWith(`${folder}/`)));
  const missing = (name) => !named.includes(name) && !inside.includes(name);
  expect([...folders, ...foldersIn('gateway/src/domains/')].filter(missing)).toEqual([]);
  expect(named.filter((name) => !name.includes('*') && !isFolder(name))).toEqual([]);
});

const isFolder = (name) =>
  [name, `gateway/src/domains/${name}`].some((folder) => existsSync(path.join(root, folder)));

/** The folders with files of this repository; translations are in all packages. */
const foldersIn = (parent) =>
  readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !/^(\.|node_modules|dist|gen|locales|LICENSES|coverage)/.test(entry.name),
    )
    .map(({ name }) => name);
