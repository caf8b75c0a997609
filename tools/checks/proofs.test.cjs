const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { root } = require('./plantedTree.cjs');

/** The test files and quoted test names of a document, each name with its file. */
function proofsIn(document) {
  const proofs = [];
  let file = null;
  const text = readFileSync(path.join(root, document), 'utf8');
  for (const [, named, quoted] of text.matchAll(/`([\w./-]+\.(?:test|spec)\.(?:ts|cjs))`|"([^"\n]+)"/g)) {
    if (named) file = named;
    proofs.push({ file, words: quoted ?? null });
  }
  return proofs.filter((proof) => proof.file !== null);
}

const findFile = (file) =>
  [file, `gateway/src/${file}`].map((name) => path.join(root, name)).find(existsSync);

describe.each(['SECURITY.md', 'docs/trust.md', 'docs/asvs.md'])('%s', (document) => {
  const proofs = proofsIn(document);

  it('names existing test files', () => {
    expect(proofs.length).toBeGreaterThan(10);
    expect(proofs.filter(({ file }) => !findFile(file))).toEqual([]);
  });

  it('quotes existing test names', () => {
    const quoted = proofs.filter(({ file, words }) => words !== null && findFile(file));
    expect(quoted.filter(({ file, words }) => !readFileSync(findFile(file), 'utf8').includes(words))).toEqual(
      [],
    );
  });
});
