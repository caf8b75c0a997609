const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { findRawColours } = require('./colours.mjs');
const { plantTree, root } = require('./plantedTree.cjs');
const { program, typeAware } = require('./programs.cjs');

/** By rule: [a file's name, a text that breaks it]. */
const breaches = {
  'no-explicit-any': ['any.ts', 'export const anything = (x: any): string => String(x);'],
  'ban-ts-comment': ['comment.ts', '// @ts-ignore\nexport const x: string = 1;'],
  'no-floating-promises': [
    'floating.ts',
    'const work = async () => undefined;\nexport function begin() {\n  work();\n}',
  ],
  'no-misused-promises': [
    'misused.ts',
    'const isReady = async () => true;\nexport const x = isReady() ? 1 : 2;',
  ],
  'switch-exhaustiveness-check': [
    'switch.ts',
    "export function f(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
  ],
  'rules-of-hooks': [
    'hook.tsx',
    "import { useState } from 'react';\nexport function Part({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return <p>x</p>;\n}",
  ],
  'no-danger': ['danger.tsx', 'export const Part = () => <p dangerouslySetInnerHTML={{ __html: "x" }} />;'],
  'alt-text': ['alt.tsx', 'export const Part = () => <img src="x.png" />;'],
  'no-warning-comments': ['later.ts', '// TODO: later\nexport const x = 1;'],
  'no-console': ['console.ts', "console.log('x');"],
};

const colours = {
  'kit/ui/Short.tsx': 'export const css = `color: #fff;`;',
  'mf-wall/Long.tsx': 'export const css = `border: 1px solid #A1b2C3;`;',
  'mf-wall/Function.tsx': 'export const css = `background: rgba(0, 0, 0, 0.5);`;',
  'shell/Modern.tsx': 'export const css = `fill: oklch(0.5 0.1 20);`;',
  'kit/theme/Theme.ts': "export const sand = '#faf7f2';",
  'gateway/src/jobs/mail/templates/styles.ts': "export const line = '#dbd4c6';",
  'gateway/src/platform/html/style.ts': 'export const style = `a { color: #1d5a52; }`;',
};

const noColours = {
  'schema/palette.ts': "export const sand = '#faf7f2';",
  'kit/theme/shadow.ts': 'export const shadow = `0 1px 2px rgb(${role.shade} / 0.07)`;',
  'gateway/src/Queue.ts': 'export class Queue { #add() {} add() { this.#add(); } }',
  'mf-wall/Link.tsx': 'export const Link = () => <a href="#content">&#39;</a>;',
  'mf-wall/Role.tsx': 'export const css = `color: ${role.ink};`;',
};

let tree;

beforeAll(() => {
  const compilerOptions = {
    strict: true,
    jsx: 'react-jsx',
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
  };
  tree = plantTree({
    'package.json': '{}',
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['.'] }),
    ...Object.fromEntries(Object.values(breaches).map(([name, text]) => [`breaches/${name}`, text])),
    'breaches/fine.ts': "export const fine = (): string => 'fine';",
    ...colours,
    ...noColours,
  });
});

afterAll(() => tree.remove());

describe('oxlint', () => {
  let found;

  beforeAll(() => {
    const args = [
      '--config',
      path.join(root, '.oxlintrc.json'),
      '--type-aware',
      '--format',
      'json',
      'breaches',
    ];
    const { stdout, stderr } = spawnSync(program('oxlint'), args, {
      cwd: tree.folder,
      encoding: 'utf8',
      env: { ...process.env, ...typeAware },
    });
    if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`);
    found = JSON.parse(stdout).diagnostics.map(({ code, filename, severity }) => ({
      rule: /\((.*)\)/.exec(code)?.[1] ?? code,
      file: path.basename(filename),
      severity,
    }));
  });

  it.each(Object.entries(breaches).map(([rule, [file]]) => [rule, file]))(
    'refuses a breach of %s',
    (rule, file) => {
      expect(found).toContainEqual({ rule, file, severity: 'error' });
    },
  );

  it('accepts good code', () => {
    expect(found.filter(({ file }) => file === 'fine.ts')).toEqual([]);
  });
});

describe('raw colours', () => {
  it.each(Object.keys(colours))('are refused in %s', (file) => {
    expect(findRawColours(tree.folder)).toContainEqual(expect.stringContaining(`${file}:1:`));
  });

  it.each(Object.keys(noColours))('are not found in %s', (file) => {
    expect(findRawColours(tree.folder)).not.toContainEqual(expect.stringContaining(file));
  });
});
