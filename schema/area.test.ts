import { builtAreaRule } from './area.mjs';
import { shellManifestRule } from './shellManifest.mjs';

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

test('a page has at most four other operations, and four for members, none of them twice and none with variables', () => {
  const wrong = (everyone: string[]) => faultsOf({ otherOperations: { everyone } });
  expect(wrong(['Own', 'Wall'])).toEqual([
    'routes.0.otherOperations.everyone.1 of /prayers names the operation Wall, which has variables',
  ]);
  expect(wrong(['Own', 'Own'])).toEqual(['routes.0.otherOperations.everyone names an operation twice']);
  expect(wrong(['1', '2', '3', '4', '5'])).toHaveLength(1);
});

test('of the shell, too, they are queries without variables', () => {
  const faults = (landingOperations: object) =>
    shellManifestRule
      .safeParse({ landingOperations })
      .error!.issues.filter(({ path }) => path[0] === 'landingOperations')
      .map(({ message }) => message);
  expect(faults({ Own: operations.Own })).toEqual([]);
  expect(faults(operations)).toEqual(['has variables', 'has variables', 'is no query']);
});
