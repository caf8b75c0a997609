import { addTypePolicies, pagedList } from 'kit';

addTypePolicies({
  Query: {
    fields: {
      prayers: pagedList('prayers', { keyArgs: ['sort', 'categories', 'search'] }),
      // A prayer's page finds a prayer of the feed in the cache.
      prayer: {
        read: (known, { args, toReference }) => known ?? toReference({ __typename: 'Prayer', id: args!.id }),
      },
    },
  },
  Prayer: { fields: { comments: { merge: false }, updates: { merge: false } } },
});
