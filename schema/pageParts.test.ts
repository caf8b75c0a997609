import type { VariableSource } from './area.mjs';
import { slotsAt, variablesAt } from './pageParts';

const sort: VariableSource = { from: 'query', name: 'sort', as: 'text', default: 'recent' };
const categories: VariableSource = { from: 'query', name: 'category', as: 'list', default: [] };
const feed = { path: '/prayers', operation: { variables: { sort, categories } } };
const id: VariableSource = { from: 'path', name: 'id', as: 'number', default: null };
const prayer = { path: '/prayer/:id', operation: { variables: { id } } };
const at = (path: string) => new URL(path, 'https://prayers.example.org');

test('an operation takes its variables from the URL, or else their defaults', () => {
  expect(variablesAt(feed, at('/prayers'), false)).toEqual({ sort: 'recent', categories: [] });
  expect(variablesAt(feed, at('/prayers/?sort=amens&category=health,family'), false)).toEqual({
    sort: 'amens',
    categories: ['health', 'family'],
  });
  expect(variablesAt(prayer, at('/prayer/7'), false)).toEqual({ id: 7 });
  expect(variablesAt({ path: '/features' }, at('/features'), false)).toEqual({});
});

test.each([true, false])('an operation may ask whether somebody is signed in: %s', (isMember) => {
  const chains = { path: '/features', operation: { variables: { isMember: { from: 'session' as const } } } };
  expect(variablesAt(chains, at('/features'), isMember)).toEqual({ isMember });
});

test('a page shows slots where its address has their query', () => {
  const features = { slots: { chains: { tab: 'chains' }, groups: { tab: 'groups', place: 'town' } } };
  expect(slotsAt(features, at('/features?tab=chains&theme=hope'))).toEqual(['chains']);
  expect(slotsAt(features, at('/features?tab=groups'))).toEqual([]);
  expect(slotsAt(features, at('/features?place=town&tab=groups'))).toEqual(['groups']);
  expect(slotsAt({}, at('/features?tab=chains'))).toEqual([]);
});
