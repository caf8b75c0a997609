import { Trans, useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { Button, styled, useSession, useWrite, type FieldsOf } from 'kit';
import { LikeGroupPostDocument, type LikeButton_PostFragment } from '../../gen/graphql';

interface LikeButtonProps {
  post: FieldsOf<LikeButton_PostFragment>;
  isMember: boolean;
  /** The id of the post's byline. */
  describedBy: string;
}

/** A like can be taken back. Both are optimistic: a failure restores the count. */
export function LikeButton({ post, isMember, describedBy }: LikeButtonProps) {
  const { t } = useLingui();
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
    failure: { signIn: t`You need to sign in to like a post.`, fallback: t`Failed to like the post` },
  });

  return (
    <LikeShape
      variant="quiet"
      icon={<Heart fill={hasLiked ? 'currentColor' : 'none'} />}
      aria-pressed={hasLiked}
      aria-describedby={describedBy}
      disabled={!person || !isMember}
      onClick={() => {
        // A second press meanwhile would repeat the request.
        if (!isPending) void like({ id, isLiked: !hasLiked });
      }}
    >
      <Trans>Like ({likeCount})</Trans>
    </LikeShape>
  );
}

/** Without a pill where it is disabled: it then shows only the count. */
export const LikeShape = styled(Button)`
  &&&:disabled {
    background: none;
  }
`;
