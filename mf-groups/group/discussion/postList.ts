import type { useApolloClient } from 'kit';

type Cache = ReturnType<typeof useApolloClient>['cache'];
type Posts = { posts: readonly { __ref: string }[] };

/** Puts a post that has just been written into its group's discussion. */
export function putOnTop(cache: Cache, groupId: number, postId: number): void {
  const __ref = cache.identify({ __typename: 'GroupPost', id: postId })!;
  cache.modify<{ posts: Posts }>({
    id: cache.identify({ __typename: 'PrayerGroup', id: groupId }),
    fields: {
      posts: (known) => {
        const page = known as Posts;
        return { ...page, posts: [{ __ref }, ...page.posts.filter((post) => post.__ref !== __ref)] };
      },
    },
  });
}

/** Takes a post out of its group's discussion. */
export function takeOut(cache: Cache, groupId: number, postId: number): void {
  const __ref = cache.identify({ __typename: 'GroupPost', id: postId });
  cache.modify<{ posts: Posts }>({
    id: cache.identify({ __typename: 'PrayerGroup', id: groupId }),
    fields: {
      posts: (known) => {
        const page = known as Posts;
        return { ...page, posts: page.posts.filter((post) => post.__ref !== __ref) };
      },
    },
  });
}
