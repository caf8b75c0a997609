import {
  buildSchema,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  parse,
  type GraphQLLeafType,
  type OperationDefinitionNode,
} from 'graphql';
import { createLeafCheck } from './leaves';

const schema = buildSchema(`
  scalar Instant
  enum Sort { recent amens }
  type Author { name: String }
  type Prayer {
    text: String, id: ID, truth: Boolean, whole: Int, part: Float, sort: Sort, at: Instant
    words: [String], numbers: [[Int!]!]!, author: Author
  }
  type Query { prayer: Prayer, prayers: [Prayer!]! }
`);
const sort = schema.getType('Sort') as GraphQLLeafType;

function checkOf(query: string) {
  const document = parse(query);
  return createLeafCheck(schema, document, document.definitions[0] as OperationDefinitionNode);
}

/** Whether graphql-js would write this value as it is. */
function isKeptBy(type: GraphQLLeafType, value: unknown): boolean {
  try {
    return Object.is(type.serialize(value), value);
  } catch {
    return false;
  }
}

const values = [
  ...['', 'five', '5', 'recent', 'Recent'],
  ...[0, 5, -5, 5.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), Number.NaN, Number.POSITIVE_INFINITY],
  ...[5n, true, false, new Date(0), {}, [], ['recent'], [5], new Error('lost'), Symbol('lost')],
];

test.each<[string, GraphQLLeafType]>([
  ['text', GraphQLString],
  ['id', GraphQLID],
  ['truth', GraphQLBoolean],
  ['whole', GraphQLInt],
  ['part', GraphQLFloat],
  ['sort', sort],
])('of %s, what graphql-js would write as it is is good, and nothing else', (name, type) => {
  const isGood = checkOf(`{ prayer { ${name} } }`);
  for (const value of values)
    expect([value, isGood({ prayer: { [name]: value } })]).toEqual([value, isKeptBy(type, value)]);
});

test('null is good everywhere, and what our own scalars wrote', () => {
  const isGood = checkOf('{ __typename prayer { text at author { name } words } }');
  expect(isGood({ prayer: null })).toBe(true);
  expect(isGood({ prayer: { text: null, at: '2026-01-01', author: null, words: [null, 'one'] } })).toBe(true);
});

test.each([
  ['an alias', '{ prayer { other: whole } }', { prayer: { other: '5' } }],
  ['a list of lists', '{ prayer { numbers } }', { prayer: { numbers: [[1], [2, '3']] } }],
  ['a list that is none', '{ prayer { words } }', { prayer: { words: 'one' } }],
  ['one of many', '{ prayers { whole } }', { prayers: [{ whole: 1 }, { whole: '2' }] }],
  [
    'a fragment in a fragment',
    'query { prayer { ...One } } fragment One on Prayer { ... on Prayer { author { name } } }',
    { prayer: { author: { name: 7 } } },
  ],
  [
    'one of two parts of the same field',
    '{ prayer { author { __typename } } ... { prayer { author { name } } } }',
    { prayer: { author: { name: 7 } } },
  ],
])('a wrong value is found in %s', (_, query, data) => {
  expect(checkOf(query)(data)).toBe(false);
});
