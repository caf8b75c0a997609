import { Heart } from 'lucide-react';
import { Button, useFragment, useSession, useWrite, type FragmentType } from 'kit';
import {
  LikeButton_PostFragmentDoc,
  LikeGroupPostDocument,
  type LikeButton_PostFragment,
} from '../../gen/graphql';

interface LikeButtonProps {
  post: FragmentType<LikeButton_PostFragment>;
  isMember: boolean;
}

/** A like can be taken back. Both are optimistic: a failure restores the count. */
export function LikeButton({ post, isMember }: LikeButtonProps) {
  const { data, complete } = useFragment({
    fragment: LikeButton_PostFragmentDoc,
    fragmentName: 'LikeButton_post',
    from: post,
  });
  return complete ? <Like post={data} isMember={isMember} /> : null;
}

function Like({ post, isMember }: { post: LikeButton_PostFragment; isMember: boolean }) {
  const { id, hasLiked, likeCount } = post;
  const { person } = useSession();
  const [like, { isPending }] = useWrite(LikeGroupPostDocument, {
    optimisticResponse: {
      likeGroupPost: {
        __typename: 'GroupPost',
        id,
        hasLiked: !hasLiked,
        likeCount: likeCount + (hasLiked ? -1 : 1),
      },
    },
    failure: { signIn: 'You need to sign in to like a post.', fallback: 'Failed to like the post' },
  });

  return (
    <Button
      variant={hasLiked ? 'highlight' : 'secondary'}
      icon={<Heart fill={hasLiked ? 'currentColor' : 'none'} />}
      aria-pressed={hasLiked}
      disabled={!person || !isMember}
      onClick={() => {
        // A second press meanwhile would repeat the request.
        if (!isPending) void like({ id, isLiked: !hasLiked });
      }}
    >
      Like ({likeCount})
    </Button>
  );
}
