import { gql } from '@apollo/client';
import { createCache } from './client';
import { addTypePolicies, pagedList } from './typePolicies';

const query = gql`
  query ($shelf: String, $after: String) {
    books(shelf: $shelf, after: $after) {
      books {
        id
      }
      hasMore
      endCursor
    }
    notes(after: $after) {
      books {
        id
      }
      hasMore
      endCursor
    }
  }
`;

beforeAll(() =>
  addTypePolicies({
    Query: {
      fields: {
        books: pagedList('books', { keyArgs: ['shelf'] }),
        notes: pagedList('books', { keepsOlder: true }),
      },
    },
  }),
);

function pageOf(ids: number[], hasMore = true) {
  const books = ids.map((id) => ({ __typename: 'Book', id }));
  return { __typename: 'BookPage', books, hasMore, endCursor: `after ${ids.at(-1)}` };
}

type Written = { pages: [ids: number[], after?: string][] };

function read(field: 'books' | 'notes', { pages }: Written) {
  const cache = createCache();
  for (const [ids, after] of pages) {
    const page = pageOf(ids);
    cache.writeQuery({ query, variables: { after }, data: { books: page, notes: page } });
  }
  const { [field]: list } = cache.readQuery<Record<string, ReturnType<typeof pageOf>>>({ query })!;
  return { ids: list!.books.map(({ id }) => id), endCursor: list!.endCursor };
}

test('a further page is appended to the first, without duplicates', () => {
  expect(read('books', { pages: [[[9, 8]], [[8, 7], 'after 8']] })).toEqual({
    ids: [9, 8, 7],
    endCursor: 'after 7',
  });
});

test('a refetched first page replaces the list', () => {
  expect(read('books', { pages: [[[9, 8]], [[7, 6], 'after 8'], [[10, 9]]] }).ids).toEqual([10, 9]);
});

test('with older rows to keep, a refetched first page replaces only the rows that it covers', () => {
  expect(read('notes', { pages: [[[9, 8]], [[7, 6], 'after 8'], [[10, 9]]] })).toEqual({
    ids: [10, 9, 8, 7, 6],
    endCursor: 'after 6',
  });
});

test('a first page of only new rows replaces everything, because there may be a gap', () => {
  expect(read('notes', { pages: [[[9, 8]], [[12, 11]]] }).ids).toEqual([12, 11]);
});

test('other arguments select another list', () => {
  const cache = createCache();
  const data = { books: pageOf([1]), notes: pageOf([1]) };
  cache.writeQuery({ query, variables: { shelf: 'low' }, data });
  expect(cache.readQuery({ query, variables: { shelf: 'high' } })).toBeNull();
  expect(cache.readQuery({ query, variables: { shelf: 'low' } })).not.toBeNull();
});

test('policies that are added later apply to existing caches', () => {
  const cache = createCache();
  addTypePolicies({ Shelf: { keyFields: ['place'] } });
  expect(cache.identify({ __typename: 'Shelf', place: 'low' })).toBe('Shelf:{"place":"low"}');
});
