const { readFileSync } = require('node:fs');
const path = require('node:path');
const { slotsIn } = require('../release/shellOffer.mjs');
const { checkKitApi, versionRefusal } = require('./kitApi.mjs');
const { plantTree, root } = require('./plantedTree.cjs');

const button = 'export declare function Button(props: { label: string }): string;';
const step = 'export declare type Step = number;';
const composer = 'composer: { isOpen: boolean; onClose: () => void };';
const slots = (members) => `export declare interface Slots {\n    ${members}\n}`;
const slot =
  'export declare function Slot<Name extends keyof Slots>(props: { name: Name } & Slots[Name]): string;';
const facade = [button, step, slot, slots(`${composer}\n    chains: object;`)].join('\n\n');

let tree;
beforeEach(() => (tree = plantTree({})));
afterEach(() => tree.remove());

const refusal = (change, version, before = facade) =>
  versionRefusal(`// kit 1.2.0\n${before}`, `// kit ${version}\n${change(before)}`, tree.folder);

const breaking = {
  'without a name': (api) => api.replace(button, ''),
  'with another kind of value': (api) => api.replace(/function Button.*/, 'const Button: { label: string };'),
  'with a value that is only a type now': (api) =>
    api.replace(button, 'export declare type Button = string;'),
  'with a parameter of another type': (api) => api.replace('label: string', 'label: number'),
  'with a parameter that must be passed from now on': (api) =>
    api.replace('label: string', 'label: string; size: number'),
  'without the component that renders slots': (api) => api.replace(slot, ''),
  'without a slot': (api) => api.replace('chains: object;', ''),
  'without a prop of a slot': (api) => api.replace('onClose: () => void', ''),
  'with a prop of another type': (api) => api.replace('isOpen: boolean', 'isOpen: number'),
  'with a prop that must be passed from now on': (api) =>
    api.replace('chains: object', 'chains: { place: string }'),
};

it.each(Object.entries(breaking))('a facade %s is refused as version 1.3.0', async (_name, change) => {
  expect(await refusal(change, '1.3.0')).toMatch(/^PW-231 /);
});

it('a breaking change needs a new major version', async () => {
  const change = breaking['without a name'];
  expect(await refusal(change, '1.2.1')).toMatch(/^PW-231 /);
  expect(await refusal(change, '2.0.0')).toBeNull();
});

const growing = {
  'with another name': (api) => `${api}\n\nexport declare const space: number[];`,
  'with another slot': (api) => api.replace('chains: object;', 'chains: object;\n    groups: object;'),
  'with a prop that may be passed': (api) =>
    api.replace('isOpen: boolean', 'isOpen: boolean; title?: string'),
};

it.each(Object.entries(growing))('a facade %s is refused as version 1.2.9', async (_name, change) => {
  expect(await refusal(change, '1.2.9')).toMatch(/^PW-232 /);
});

it('an addition needs a new minor or major version', async () => {
  const change = growing['with another slot'];
  expect(await refusal(change, '1.2.0')).toMatch(/^PW-232 /);
  expect(await refusal(change, '1.3.0')).toBeNull();
  expect(await refusal(change, '2.0.0')).toBeNull();
});

it('an equivalent declaration needs no new version', async () => {
  const rephrased = (api) =>
    api.replace(
      button,
      'declare interface Props { label: string }\nexport declare function Button({ label }: Props): string;',
    );
  expect(await refusal(rephrased, '1.2.0')).toBeNull();
});

it('writes the declarations of the facade once, with its version and without comments', async () => {
  const kit = plantTree({
    'package.json': '{"name":"kit","version":"1.2.0"}',
    'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'esnext', moduleResolution: 'bundler' } }),
    'index.ts': "export { space } from './space';\nexport type { Slots } from './slots';",
    'space.ts': '/** In pixels. */\nexport const space: number[] = [0, 4];\nexport const hidden = 1;',
    'slots.ts': 'export interface Slots { composer: { isOpen: boolean }; chains: object }',
  });
  try {
    expect(await checkKitApi(kit.folder)).toContain('commit it');
    const api = readFileSync(path.join(kit.folder, 'api.d.ts'), 'utf8');
    expect(api).toMatch(/^\/\/ kit 1\.2\.0\n/);
    expect(api).toContain('export declare const space: number[];');
    expect(api).not.toMatch(/hidden|In pixels/);
    expect(slotsIn(api)).toEqual(['composer', 'chains']);
    expect(await checkKitApi(kit.folder)).toBeNull();
  } finally {
    kit.remove();
  }
});

it('runs in every lint', () => {
  expect(readFileSync(path.join(root, 'tools/checks/lint.mjs'), 'utf8')).toContain('checkKitApi()');
});
