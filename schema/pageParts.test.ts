import type { VariableSource } from './area.mjs';
import { slotsAt, variablesOf } from './pageParts';

const sort: VariableSource = { from: 'query', name: 'sort', as: 'text', default: 'recent' };
const categories: VariableSource = { from: 'query', name: 'category', as: 'list', default: [] };
const id: VariableSource = { from: 'path', name: 'id', as: 'number', default: null };
const at = (path: string) => new URL(path, 'https://prayers.example.org');

test('an operation takes its variables from the URL, or else their defaults', () => {
  const feed = (address: string) =>
    variablesOf(
      { variables: { sort, categories } },
      { path: '/prayers', address: at(address), isMember: false },
    );
  expect(feed('/prayers')).toEqual({ sort: 'recent', categories: [] });
  expect(feed('/prayers/?sort=amens&category=health,family')).toEqual({
    sort: 'amens',
    categories: ['health', 'family'],
  });
  const prayer = { path: '/prayer/:id', address: at('/prayer/7'), isMember: false };
  expect(variablesOf({ variables: { id } }, prayer)).toEqual({ id: 7 });
});

test.each([true, false])(
  'or from what it knows: a value, and whether somebody is signed in: %s',
  (isMember) => {
    const variables = { first: { value: 50 }, isMember: { from: 'session' as const } };
    const visit = { path: '/features', address: at('/features?first=9&isMember=no'), isMember };
    expect(variablesOf({ variables }, visit)).toEqual({ first: 50, isMember });
  },
);

test('a page shows slots where its address has their query', () => {
  const features = { slots: { chains: { tab: 'chains' }, groups: { tab: 'groups', place: 'town' } } };
  expect(slotsAt(features, at('/features?tab=chains&theme=hope'))).toEqual(['chains']);
  expect(slotsAt(features, at('/features?tab=groups'))).toEqual([]);
  expect(slotsAt(features, at('/features?place=town&tab=groups'))).toEqual(['groups']);
  expect(slotsAt({}, at('/features?tab=chains'))).toEqual([]);
});
