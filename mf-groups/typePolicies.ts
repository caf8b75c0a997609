import { addTypePolicies, pagedList } from 'kit';

type KeepsOlder = Extract<NonNullable<Parameters<typeof pagedList>[1]>['keepsOlder'], Function>;

/** A post that is unpinned or older than the newest page stays in its place: behind the page's last one. */
const isOlder: KeepsOlder = (post, last, readField) => rank(post, readField) < rank(last, readField);

/** Grows towards the top: pinned posts first, then the newest. A post that was removed is no older than any. */
function rank(post: Parameters<KeepsOlder>[0], readField: Parameters<KeepsOlder>[2]): string {
  const createdAt = readField<string>('createdAt', post);
  const id = String(readField('id', post)).padStart(10, '0');
  return createdAt ? `${readField('isPinned', post) ? 1 : 0} ${createdAt} ${id}` : '2';
}

addTypePolicies({
  Query: { fields: { prayerChains: { merge: false } } },
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
