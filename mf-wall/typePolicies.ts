import { addTypePolicies, pagedList } from 'kit';

addTypePolicies({
  Query: {
    fields: {
      prayers: pagedList('prayers', { keyArgs: ['sort', 'categories', 'search'] }),
      // A prayer that the feed has read is there at once on its own page.
      prayer: {
        read: (known, { args, toReference }) => known ?? toReference({ __typename: 'Prayer', id: args!.id }),
      },
    },
  },
  Prayer: { fields: { comments: { merge: false }, updates: { merge: false } } },
});
