const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { root } = require('./plantedTree.cjs');

/** What is said to be proved, by files and by names of tests, with the file that each name should be in. */
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

const placeOf = (file) => [file, `gateway/src/${file}`].map((name) => path.join(root, name)).find(existsSync);

describe.each(['SECURITY.md', 'docs/trust.md'])('%s', (document) => {
  const proofs = proofsIn(document);

  it('names tests that are there', () => {
    expect(proofs.length).toBeGreaterThan(10);
    expect(proofs.filter(({ file }) => !placeOf(file))).toEqual([]);
  });

  it('quotes them by their names', () => {
    const quoted = proofs.filter(({ file, words }) => words !== null && placeOf(file));
    expect(quoted.filter(({ file, words }) => !readFileSync(placeOf(file), 'utf8').includes(words))).toEqual(
      [],
    );
  });
});
