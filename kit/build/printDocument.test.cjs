const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { parse, print: printForReaders, stripIgnoredCharacters } = require('graphql');
const { print } = require('./printDocument.mjs');

const root = path.resolve(__dirname, '../..');
const areas = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];

test.each(areas)("the documents of %s equal graphql's own print after parsing", (area) => {
  const documents = filesIn(path.join(root, area)).map((file) => parse(readFileSync(file, 'utf8')));
  expect(documents).not.toHaveLength(0);
  for (const document of documents) expect(read(print(document))).toBe(read(printForReaders(document)));
});

test.each([
  'query All($ids: [Int!]! = [1, 2], $of: Sort = recent @was(old: true)) @live { a: b(ids: $ids) @skip(if: false) }',
  'mutation Write { say(text: "a \\"quoted\\" word\\n and a line", at: 1.5e3, to: null, by: { name: "Ruth", old: true }) }',
  'subscription { update { ... on Prayer @include(if: true) { id } ...More @unmask(mode: "all") } } fragment More on Update { id }',
  '{ block(text: """\n  two\n    lines\n""") }',
])('%j is equal after printing and parsing', (source) => {
  const document = parse(source);
  expect(read(print(document))).toBe(read(printForReaders(document)));
});

/** Without locations, and with block strings as ordinary ones. */
function read(source) {
  const document = JSON.parse(
    JSON.stringify(parse(source, { noLocation: true }), (key, value) => (key === 'block' ? false : value)),
  );
  return stripIgnoredCharacters(printForReaders(document));
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|gen)$/.test(entry.name) ? [] : filesIn(file);
    return file.endsWith('.graphql') ? [file] : [];
  });
}
