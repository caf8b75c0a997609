import { variablesAt, type Question } from './question';

const feed: Question = {
  route: '/prayers',
  operationName: 'Feed',
  query: 'query Feed { __typename }',
  variables: {
    sort: { from: 'query', name: 'sort', as: 'text', default: 'recent' },
    categories: { from: 'query', name: 'category', as: 'list', default: [] },
  },
};
const prayer: Question = {
  ...feed,
  route: '/prayer/:id',
  variables: { id: { from: 'path', name: 'id', as: 'number', default: null } },
};
const at = (path: string) => new URL(path, 'https://prayers.example.org');

test('a question takes its variables from the address, and the default for what is not there', () => {
  expect(variablesAt(feed, at('/prayers'))).toEqual({ sort: 'recent', categories: [] });
  expect(variablesAt(feed, at('/prayers/?sort=amens&category=health,family'))).toEqual({
    sort: 'amens',
    categories: ['health', 'family'],
  });
  expect(variablesAt(prayer, at('/prayer/7'))).toEqual({ id: 7 });
});

test('at another route it is not asked', () => {
  expect(variablesAt(prayer, at('/prayers'))).toBeNull();
  expect(variablesAt(feed, at('/prayers/7'))).toBeNull();
});
