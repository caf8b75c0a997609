/** The query for every peer: the first twenty prayers with author, counts and the caller's own state. */
export const fields = [
  'id',
  'title',
  'description',
  'category',
  'createdAt',
  'amenCount',
  'commentCount',
  'hasAmened',
  'isOwner',
];

export const authorFields = ['firstName', 'lastName', 'name', 'profileImageUrl'];

const feedDocument = `query FeedPage($sort: PrayerSort!, $categories: [Category!], $search: String, $after: String) {
  prayers(sort: $sort, categories: $categories, search: $search, first: 20, after: $after) {
    prayers { ${fields.join(' ')} user { ${authorFields.join(' ')} } }
    hasMore
    endCursor
  }
}`;

/** The request body for a page of the wall. */
export const feedBody = ({ sort = 'recent', categories, search, after } = {}) =>
  JSON.stringify({
    query: feedDocument,
    operationName: 'FeedPage',
    variables: { sort, categories, search, after },
  });
