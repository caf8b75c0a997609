import { parse } from 'graphql';
import { createCache } from 'kit/testing';
import './typePolicies';

const feed = parse(`
  query ($after: String) {
    prayers(sort: recent, after: $after) {
      prayers {
        id
        title
      }
      hasMore
      endCursor
    }
  }
`);

function pageOf(ids: number[], endCursor: string | null) {
  return {
    prayers: {
      __typename: 'PrayerPage',
      prayers: ids.map((id) => ({ __typename: 'Prayer', id, title: `Prayer ${id}` })),
      hasMore: endCursor !== null,
      endCursor,
    },
  };
}

test('a further page is appended to the first, without duplicates', () => {
  const cache = createCache();
  cache.writeQuery({ query: feed, data: pageOf([9, 8], 'a') });
  cache.writeQuery({ query: feed, variables: { after: 'a' }, data: pageOf([8, 7], null) });

  const shown = cache.readQuery<ReturnType<typeof pageOf>>({ query: feed })!.prayers;
  expect(shown.prayers.map((prayer) => prayer.id)).toEqual([9, 8, 7]);
  expect(shown.hasMore).toBe(false);
});

test('a refetched first page replaces the list', () => {
  const cache = createCache();
  cache.writeQuery({ query: feed, data: pageOf([9, 8], 'a') });
  cache.writeQuery({ query: feed, data: pageOf([10, 9], 'b') });
  expect(cache.readQuery<ReturnType<typeof pageOf>>({ query: feed })!.prayers.prayers).toMatchObject([
    { id: 10 },
    { id: 9 },
  ]);
});

test('a prayer of the feed is on its own page immediately', () => {
  const cache = createCache();
  cache.writeQuery({ query: feed, data: pageOf([9], null) });
  const one = parse(`
    query ($id: Int!) {
      prayer(id: $id) {
        id
        title
      }
    }
  `);
  expect(cache.readQuery({ query: one, variables: { id: 9 } })).toMatchObject({
    prayer: { title: 'Prayer 9' },
  });
});
