import { gql } from '@apollo/client';
import { addToLists, removeFromLists } from './cachedLists';
import { createCache } from './client';

const query = gql`
  query ($theme: String) {
    shelves(theme: $theme) {
      id
    }
    author {
      id
      books {
        books {
          id
        }
        hasMore
      }
    }
  }
`;
const author = { __typename: 'Author', id: 1 };
const books = { field: 'books', rows: 'books', of: author };
const shelf = (id: number) => ({ __typename: 'Shelf', id });
const book = (id: number) => ({ __typename: 'Book', id });

function cacheWith(themes: (string | null)[]) {
  const cache = createCache();
  // As a mutation's result is written before its `update`.
  for (const data of [shelf(2), book(6)]) {
    cache.writeFragment({ fragment: gql`fragment ${data.__typename} on ${data.__typename} { id }`, data });
  }
  for (const theme of themes) {
    const page = { __typename: 'BookPage', books: [book(5)], hasMore: true };
    cache.writeQuery({
      query,
      variables: { theme },
      data: { shelves: [shelf(1)], author: { ...author, books: page } },
    });
  }
  const read = (theme: string | null) => {
    const data = cache.readQuery<{
      shelves: { id: number }[];
      author: { books: { books: { id: number }[] } };
    }>({
      query,
      variables: { theme },
    })!;
    return { shelves: data.shelves.map(({ id }) => id), books: data.author.books.books.map(({ id }) => id) };
  };
  return { cache, read };
}

test('an object is put on top of the lists that it belongs to, once', () => {
  const { cache, read } = cacheWith(['poems', 'letters', null]);
  for (let time = 0; time < 2; time += 1) {
    addToLists(cache, { field: 'shelves' }, shelf(2), ({ theme }) => !theme || theme === 'poems');
  }
  expect(read('poems').shelves).toEqual([2, 1]);
  expect(read(null).shelves).toEqual([2, 1]);
  expect(read('letters').shelves).toEqual([1]);
});

test('a paged list of an object gains and loses rows', () => {
  const { cache, read } = cacheWith([null]);
  addToLists(cache, books, book(6));
  expect(read(null).books).toEqual([6, 5]);
  removeFromLists(cache, books, book(5));
  expect(read(null).books).toEqual([6]);
});

test('an object is removed from every list of a field', () => {
  const { cache, read } = cacheWith(['poems', 'letters']);
  removeFromLists(cache, { field: 'shelves' }, shelf(1));
  expect([read('poems').shelves, read('letters').shelves]).toEqual([[], []]);
});
