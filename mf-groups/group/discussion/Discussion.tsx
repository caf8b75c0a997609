import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MessagesSquare } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { EmptyState, LoadMore, Stack, useApolloClient, useFragment, type FragmentType } from 'kit';
import {
  Discussion_GroupFragmentDoc,
  OlderGroupPostsDocument,
  type Discussion_GroupFragment,
} from '../../gen/graphql';
import { Composer } from './Composer';
import { PostCard } from './PostCard';

/** The posts of a group: pinned ones first, then the newest. */
export function Discussion({ group }: { group: FragmentType<Discussion_GroupFragment> }) {
  const { data, complete } = useFragment({
    fragment: Discussion_GroupFragmentDoc,
    fragmentName: 'Discussion_group',
    from: group,
  });
  const list = useRef<HTMLDivElement>(null);
  if (!complete) return null;
  const { isMember, posts: page } = data;
  const isAdmin = data.memberRole === 'admin';
  const posts = [...page.posts].sort(pinnedThenNewest);

  return (
    <Stack gap={6}>
      {isMember && <Composer groupId={data.id} isAdmin={isAdmin} />}
      {posts.length === 0 ? (
        <NoPosts isMember={isMember} />
      ) : (
        <Stack gap={6} ref={list}>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} groupId={data.id} isMember={isMember} isAdmin={isAdmin} />
          ))}
        </Stack>
      )}
      {page.hasMore && page.endCursor && <More groupId={data.id} after={page.endCursor} list={list} />}
    </Stack>
  );
}

export function NoPosts({ isMember }: { isMember: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState icon={<MessagesSquare />} title={t`No posts yet`}>
      {isMember ? t`Be the first to start a discussion!` : t`Join the group to see posts and discussions.`}
    </EmptyState>
  );
}

interface SortedPost {
  id: number;
  isPinned: boolean;
  createdAt: string;
}

function pinnedThenNewest(one: SortedPost, other: SortedPost): number {
  return (
    Number(other.isPinned) - Number(one.isPinned) ||
    Date.parse(other.createdAt) - Date.parse(one.createdAt) ||
    other.id - one.id
  );
}

interface MoreProps {
  groupId: number;
  after: string;
  list: RefObject<HTMLElement | null>;
}

function More({ groupId, after, list }: MoreProps) {
  const { t } = useLingui();
  const client = useApolloClient();
  return (
    <LoadMore
      list={list}
      added={(count) => t`${plural(count, { one: '1 more post', other: '# more posts' })}`}
      failure={{ signIn: t`You need to sign in to read more.`, fallback: t`More posts could not be loaded.` }}
      onLoad={() =>
        client.query({
          query: OlderGroupPostsDocument,
          variables: { id: groupId, after },
          fetchPolicy: 'network-only',
        })
      }
    />
  );
}
