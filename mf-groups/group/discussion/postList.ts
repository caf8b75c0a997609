/** The posts of a group in the cache. */
export const postsOf = (groupId: number) => ({
  field: 'posts',
  rows: 'posts',
  of: { __typename: 'PrayerGroup', id: groupId },
});
