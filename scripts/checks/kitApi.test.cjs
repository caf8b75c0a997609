const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { checkKitApi } = require('./kitApi.mjs');
const { plantTree, root } = require('./plantedTree.cjs');

const facade = `export { useQuery } from '@apollo/client/react';
export { Button } from './ui/Button';
export { space, type Step } from './theme/space';
`;
const areas = (slots) => `export interface Slots {\n${slots}\n}\n`;
const composer = 'composer: { isOpen: boolean; onClose: () => void };';

let tree;

beforeEach(() => {
  tree = plantTree({
    'package.json': '{"version":"1.2.0"}',
    'index.ts': facade,
    'ui/Button.tsx': 'export function Button() {\n  return <button />;\n}',
    'theme/space.ts': 'export const space = [0, 4];\nexport type Step = number;',
    'app/areas.tsx': areas(`${composer} chains: object;`),
  });
  checkKitApi(tree.folder);
});

afterEach(() => tree.remove());

const write = (file, text) => writeFileSync(path.join(tree.folder, file), text);
const api = () => readFileSync(path.join(tree.folder, 'api.txt'), 'utf8');
const version = (text) => write('package.json', JSON.stringify({ version: text }));

it("lists the facade's names with their kinds and the slots with their props", () => {
  expect(api().split('\n')).toEqual([
    'kit 1.2.0',
    '',
    'function Button',
    'type Step',
    'const space',
    'value useQuery from @apollo/client/react',
    '',
    'slot composer',
    'slot composer.isOpen: boolean',
    'slot composer.onClose: () => void',
    'slot chains',
    '',
  ]);
  expect(checkKitApi(tree.folder)).toBeNull();
});

const removals = {
  'a name': () => write('index.ts', facade.replace(/.*Button.*\n/, '')),
  'a slot': () => write('app/areas.tsx', areas(composer)),
  'a prop': () => write('app/areas.tsx', areas('composer: { isOpen: boolean }; chains: object;')),
};

describe.each(Object.entries(removals))('without %s', (_what, remove) => {
  beforeEach(remove);

  it.each(['1.2.0', '1.2.1', '1.3.0'])('is refused as version %s', (next) => {
    version(next);
    const before = api();
    expect(checkKitApi(tree.folder)).toMatch(/^PW-231 /);
    expect(api()).toBe(before);
  });

  it('is written down as a new major version', () => {
    version('2.0.0');
    expect(checkKitApi(tree.folder)).toContain('commit it');
    expect(checkKitApi(tree.folder)).toBeNull();
  });
});

it('refuses a prop of another type, and a new one that everybody must pass', () => {
  write('app/areas.tsx', areas(`${composer.replace('boolean', 'number')} chains: object;`));
  expect(checkKitApi(tree.folder)).toMatch(/^PW-231 /);
  write('app/areas.tsx', areas(`${composer} chains: { place: string };`));
  expect(checkKitApi(tree.folder)).toMatch(/^PW-231 /);
});

describe('with something more', () => {
  beforeEach(() => write('app/areas.tsx', areas(`${composer} chains: { place?: string }; groups: object;`)));

  it.each(['1.2.0', '1.2.9'])('is refused as version %s', (next) => {
    version(next);
    expect(checkKitApi(tree.folder)).toMatch(/^PW-232 /);
  });

  it.each(['1.3.0', '2.0.0'])('is written down as version %s', (next) => {
    version(next);
    expect(checkKitApi(tree.folder)).toContain('commit it');
    expect(checkKitApi(tree.folder)).toBeNull();
  });
});

it('does not mind how a value is made', () => {
  write('ui/Button.tsx', 'export const Button = () => <button />;');
  expect(checkKitApi(tree.folder)).toContain('commit it');
});

it('runs in every lint', () => {
  expect(readFileSync(path.join(root, 'scripts/checks/lint.mjs'), 'utf8')).toContain('checkKitApi()');
});
