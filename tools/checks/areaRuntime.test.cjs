const { execFileSync } = require('node:child_process');
const { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { compileFunction } = require('node:vm');

const root = path.join(__dirname, '../..');
const { ModuleFederation } = createRequire(path.join(root, 'shell/package.json'))(
  '@module-federation/runtime-core',
);

const files = {
  'package.json': '{ "name": "mf-story", "version": "0.1.0" }',
  // Node loads a chunk from a file, where a browser would add a script.
  'webpack.config.mjs': `import { remote } from 'kit/build';
    export default { ...(await remote(import.meta.dirname)), target: 'async-node' };`,
  'area.ts': `export const area = { slots: { reportDialog: './Story' } };`,
  'Story.tsx': `import { useTab } from 'kit';
    import { useState } from 'react';
    export function Story() { return <b>{[useTab, useState]}</b>; }`,
};
const react = { useState: () => 'the state of the page' };
const kit = { useTab: () => 'the tab of the page' };
const jsxRuntime = { jsx: (type, props) => ({ type, props }) };
const modules = { react, kit, 'react/jsx-runtime': jsxRuntime };

let folder;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'area-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  symlinkSync(path.join(root, 'mf-wall/node_modules'), path.join(folder, 'node_modules'));
  execFileSync(path.join(folder, 'node_modules/.bin/webpack'), { cwd: folder });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** A container of the area, which is not started yet. */
function open() {
  const dist = path.join(folder, 'dist');
  const entry = readFileSync(path.join(dist, 'remoteEntry.js'), 'utf8');
  const run = compileFunction(`${entry}\nreturn mf_story`, ['require', '__dirname']);
  return run(require, dist);
}

test('an area takes the modules of a page that speaks the container protocol', async () => {
  const container = open();
  const scope = Object.entries(modules).map(([name, module]) => [
    name,
    { '1.0.0': { get: async () => () => module } },
  ]);
  await container.init(Object.fromEntries(scope), []);
  expectShared((await container.get('./Story'))());
  await expect(container.get('./Other')).rejects.toThrow('does not exist in container');
});

test('and those of a page with the federation runtime, as an open page of a release before has it', async () => {
  const page = new ModuleFederation({
    name: 'shell',
    remotes: [{ name: 'mf_story', entry: 'http://localhost/remoteEntry.js', type: 'global' }],
    shared: Object.fromEntries(
      Object.entries(modules).map(([name, module]) => [
        name,
        { version: '1.0.0', get: () => () => module, shareConfig: { singleton: true, eager: true } },
      ]),
    ),
    plugins: [{ name: 'opens', loadEntry: async () => open() }],
    shareStrategy: 'loaded-first',
  });
  expectShared(await page.loadRemote('mf_story/Story'));
});

function expectShared({ Story }) {
  const { props } = Story();
  expect(props.children).toEqual([kit.useTab, react.useState]);
}
