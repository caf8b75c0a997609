import { addTypePolicies, pagedList } from 'kit';

type KeepsOlder = Extract<NonNullable<Parameters<typeof pagedList>[1]>['keepsOlder'], Function>;

/** Keeps the loaded posts that are older than the last one of the newest page. */
const isOlder: KeepsOlder = (post, last, readField) => rank(post, readField) < rank(last, readField);

/** The order of the posts, pinned ones first, then the newest. A removed post is never older. */
function rank(post: Parameters<KeepsOlder>[0], readField: Parameters<KeepsOlder>[2]): string {
  const createdAt = readField<string>('createdAt', post);
  const id = String(readField('id', post)).padStart(10, '0');
  return createdAt ? `${readField('isPinned', post) ? 1 : 0} ${createdAt} ${id}` : '2';
}

addTypePolicies({
  Query: {
    fields: {
      prayerChainPage: pagedList('chains', { keepsOlder: true }),
      myChains: pagedList('chains'),
      prayerGroupPage: pagedList('groups', { keyArgs: ['theme'], keepsOlder: true }),
    },
  },
  PrayerChain: { fields: { slots: { merge: false } } },
  PrayerGroup: {
    fields: {
      posts: pagedList('posts', { keepsOlder: isOlder }),
      members: { merge: false },
      joinRequests: { merge: false },
    },
  },
  GroupPost: { fields: { comments: { merge: false } } },
});
