import { builtAreaRule } from './area.mjs';

const operations = {
  Wall: 'query Wall($first: Int) { prayers(first: $first) { id } }',
  Own: 'query Own { viewer { id } }',
  Defaults: 'query Defaults($first: Int = 5) { prayers(first: $first) { id } }',
  Amen: 'mutation Amen { giveAmen { id } }',
};

function faultsOf(route: object, slotNeeds: object = {}): string[] {
  const { error } = builtAreaRule.safeParse({
    name: 'mf-wall',
    entry: 'remoteEntry.js',
    kit: '^1.0.0',
    routes: [{ path: '/prayers', module: 'Wall', title: '', label: '', files: [], bytes: 0, ...route }],
    slots: {},
    slotNeeds,
    prerendered: {},
    operations,
    bytes: 0,
  });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

test('what a page requests at once is a query of the area, without defaults in its document', () => {
  expect(faultsOf({ operation: { name: 'Wall' }, otherOperations: { members: ['Own'] } })).toEqual([]);
  const otherOperations = { everyone: ['Amen'], members: ['Missing'] };
  expect(faultsOf({ operation: { name: 'Defaults' }, otherOperations })).toEqual([
    'routes.0.otherOperations.members.0 of /prayers names the operation Missing, which is in no .graphql file of the area',
    'routes.0.operation.name of /prayers names the operation Defaults, which has defaults in its document',
    'routes.0.otherOperations.everyone.0 of /prayers names the operation Amen, which is no query',
  ]);
  expect(faultsOf({}, { composer: { operation: { name: 'Amen' }, files: [], bytes: 0 } })).toEqual([
    'slotNeeds.composer.operation.name of composer names the operation Amen, which is no query',
  ]);
});

test('a page has at most four other operations, and four for members', () => {
  const four = ['Own', 'Own', 'Own', 'Own'];
  expect(faultsOf({ otherOperations: { everyone: four, members: four } })).toEqual([]);
  expect(faultsOf({ otherOperations: { everyone: [...four, 'Own'] } })).toHaveLength(1);
});
