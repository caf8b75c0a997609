import type { FieldFunctionOptions, FieldMergeFunction, Reference } from '@apollo/client';

interface KnownPosts {
  posts: readonly Reference[];
  hasMore: boolean;
  endCursor: string | null;
}

/**
 * A group's discussion in the cache. A page that was asked for `after` another is added behind it. The newest page,
 * read again, takes the place of the posts that it covers; those behind it stay, unless so much is new that nobody
 * knows what lies between.
 */
export const mergePosts: FieldMergeFunction<KnownPosts, KnownPosts> = (
  known,
  incoming,
  { args, readField },
) => {
  if (!known) return incoming;
  const arrived = new Set(incoming.posts.map((post) => post.__ref));
  if (args?.after) {
    return {
      ...incoming,
      posts: [...known.posts.filter(({ __ref }) => !arrived.has(__ref)), ...incoming.posts],
    };
  }

  const last = incoming.posts.at(-1);
  const isContinuous = known.posts.some(({ __ref }) => arrived.has(__ref));
  if (!last || !incoming.hasMore || !isContinuous) return incoming;
  const behind = known.posts.filter(
    (post) => !arrived.has(post.__ref) && placeOf(post, readField) < placeOf(last, readField),
  );
  if (behind.length === 0) return incoming;
  return { ...known, posts: [...incoming.posts, ...behind] };
};

/** Grows towards the top: pinned posts first, then the newest. A post that was removed has no place. */
function placeOf(post: Reference, readField: FieldFunctionOptions['readField']): string {
  const createdAt = readField<string>('createdAt', post);
  const id = String(readField('id', post)).padStart(10, '0');
  return createdAt ? `${readField('isPinned', post) ? 1 : 0} ${createdAt} ${id}` : '2';
}
