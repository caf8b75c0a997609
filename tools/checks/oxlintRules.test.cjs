const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { plantTree } = require('./plantedTree.cjs');
const { program } = require('./programs.cjs');

const literals = {
  'text in JSX': 'export const Part = () => <p>Pray with us</p>;',
  'a word in JSX': 'export const Part = ({ on }) => <p>{on ? "lit" : null}</p>;',
  'an attribute that is read': 'export const Part = () => <input placeholder="name" />;',
  'a name for screen readers': 'export const Part = ({ n }) => <ul aria-label={`Amens of ${n}`} />;',
  'the texts of a toast': 'export const toast = { title: "Thanks" };',
  'a sentence anywhere': 'export const failure = "Please try again";',
  'one that is put together': 'export const failure = (name) => "Dear " + name;',
  HTML: 'export const page = html`<p class="${x}">Not found</p>`;',
};

const noLiterals = {
  messages:
    'export const Part = ({ t }) => <p title={t`Pray`}>{t({ message: "Pray", comment: "A verb." })}</p>;',
  'messages with elements': 'export const Part = () => <Trans>Read <a href="/">the wall</a></Trans>;',
  plurals: 'export const count = (n) => t`${plural(n, { one: "One prayer", other: "# prayers" })}`;',
  'names of things': 'export const Part = () => <Box as="section" align="space-between" id="the-wall" />;',
  'what is compared': 'export const isEnter = ({ key }) => key === "Enter this";',
  errors: 'export const fail = () => { throw new Error("The page has no data"); };',
  'signs, numbers and tags': 'export const Part = () => <p>{"{{title}}"} 12:00 · &amp; …</p>;',
  CSS: 'export const Box = styled.p`grid-area: Some Where;`;',
  'HTML of messages':
    'export const page = html`<style>a { color: red }</style><p class="big words">${t`Not found`}</p>`;',
};

const physical = {
  left: 'left: 0;',
  'margin-right': 'margin-right: auto;',
  'padding-left': 'padding-left: ${space[2]};',
  'border-left-color': 'border-left-color: red;',
  'a corner': 'border-top-left-radius: 4px;',
  'text-align': 'text-align: right;',
  float: 'float: left;',
  'a shorthand with two sides': 'padding: 0 ${space[2]} calc(1px + (2px * 3)) ${space[3]};',
  'a move to one side': 'transform: translateX(-50%);',
  'a style': { source: 'export const Part = () => <p style={{ left: 0 }} />;' },
  'a style object': { source: 'export const card = { borderLeft: 0, textAlign: "left" };' },
};

const logical = {
  'logical properties':
    'margin-inline-start: 0; inset-inline: 0 auto; text-align: start; border-inline-end: 0;',
  'equal sides': 'padding: 0 var(--x, 1px) 0 var(--x, 1px); inset: 0 auto;',
  'what follows the direction': 'transform: translateX(calc(var(--toward-end) * 1rem));',
  'other words': 'grid-template-areas: "left right"; background: url(left.png);',
  'what has a reason': '/* physical: a tick is the same everywhere. */\n  border-left: 0;',
  'a distance': { source: 'export const margin = { left: 0, right: 0 };' },
};

const sourceOf = (css) => css.source ?? `export const Box = styled.p\`\n  ${css}\n\`;`;
const rules = {
  'site/literal-text': [literals, noLiterals, (source) => source],
  'site/logical-css': [physical, logical, sourceOf],
};
const fileOf = (name) => `${name.replace(/\W/g, '-')}.tsx`;

describe.each(Object.entries(rules))('%s', (rule, [breaches, fine, read]) => {
  let tree;
  let found;

  beforeAll(() => {
    const plugin = path.join(__dirname, 'oxlint/plugin.mjs');
    const sources = Object.entries({ ...breaches, ...fine }).map(([name, text]) => [
      fileOf(name),
      read(text),
    ]);
    tree = plantTree({
      '.oxlintrc.json': JSON.stringify({ jsPlugins: [plugin], plugins: [], rules: { [rule]: 'error' } }),
      ...Object.fromEntries(sources),
    });
    const { stdout } = spawnSync(program('oxlint'), ['--format', 'json'], {
      cwd: tree.folder,
      encoding: 'utf8',
    });
    found = new Set(JSON.parse(stdout).diagnostics.map(({ filename }) => path.basename(filename)));
  });

  afterAll(() => tree.remove());

  it.each(Object.keys(breaches))('refuses %s', (name) => expect(found).toContain(fileOf(name)));
  it.each(Object.keys(fine))('accepts %s', (name) => expect(found).not.toContain(fileOf(name)));
});
