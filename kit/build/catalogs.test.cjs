const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const texts = [
  '{days}, {hours}',
  '“{words}”',
  '<0>{name}</0>: {title}',
  'Amen',
  '{count, plural, other {#}}',
];

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'catalogs-'));
  mkdirSync(path.join(folder, 'locales'));
  for (const locale of ['de', 'he']) {
    const items = texts.map((text) => `msgid "${text}"\nmsgstr "${text}"\n`);
    writeFileSync(path.join(folder, 'locales', `${locale}.po`), items.join('\n'));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it('gives a text of values alone the direction of its language', async () => {
  const [{ readCatalogs }, { idOf }] = await Promise.all([
    import('./catalogs.mjs'),
    import('./messages.mjs'),
  ]);
  const { de, he } = readCatalogs([folder]);
  const marked = (catalog) => texts.filter((text) => catalog[idOf(text)][0] === '\u200f');
  expect(marked(he)).toEqual(['{days}, {hours}', '“{words}”']);
  expect(marked(de)).toEqual([]);
  expect(he[idOf(texts[0])]).toEqual(['\u200f', ['days'], ', ', ['hours']]);
});

it('uses what is doubtful', async () => {
  writeFileSync(path.join(folder, 'locales', 'uk.po'), '#, fuzzy\nmsgid "Amen"\nmsgstr "Амінь"\n');
  const [{ readCatalogs }, { idOf }] = await Promise.all([
    import('./catalogs.mjs'),
    import('./messages.mjs'),
  ]);
  expect(readCatalogs([folder]).uk[idOf('Amen')]).toEqual(['Амінь']);
});
