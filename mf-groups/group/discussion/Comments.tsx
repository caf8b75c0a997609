import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  Button,
  Cluster,
  FailedState,
  freshness,
  skipPollAttempt,
  space,
  Stack,
  styled,
  Text,
  useQuery,
  type FieldsOf,
} from 'kit';
import { AllGroupPostCommentsDocument, type Comments_PostFragment } from '../../gen/graphql';
import { Outdent } from '../../Outdent';
import { CommentBox } from './CommentBox';
import { CommentLine } from './CommentLine';

interface CommentsProps {
  post: FieldsOf<Comments_PostFragment>;
  isMember: boolean;
  isAdmin: boolean;
  /** The id of the post's byline, which distinguishes the controls of several posts. */
  describedBy: string;
  /** Shown before the count of comments. */
  like: ReactNode;
}

/** The latest comments of a post, up to three and fewer if they are long, or all of them on demand. */
export function Comments({ post, isMember, isAdmin, describedBy, like }: CommentsProps) {
  const { t } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const { id, commentCount, comments } = post;
  // An empty list would take the focus of its last comment, and not show it.
  const lines = (shown: Comments_PostFragment['comments']) =>
    shown.length > 0 && (
      <Lines>
        {shown.map((comment) => (
          <CommentLine key={comment.id} comment={comment} isMember={isMember} isAdmin={isAdmin} />
        ))}
      </Lines>
    );

  return (
    <Stack gap={3}>
      <Reactions like={like} commentCount={commentCount} />
      {commentCount > comments.length && (
        <Outdent>
          <Button
            variant="quiet"
            aria-expanded={showsAll}
            aria-describedby={describedBy}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? t`Show fewer comments` : t`View all comments`}
          </Button>
        </Outdent>
      )}
      {showsAll ? <AllComments postId={id} latest={comments} lines={lines} /> : lines(comments)}
      {isMember && <CommentBox postId={id} describedBy={describedBy} />}
    </Stack>
  );
}

interface AllCommentsProps {
  postId: number;
  latest: Comments_PostFragment['comments'];
  lines: (shown: Comments_PostFragment['comments']) => ReactNode;
}

/** The latest ones are shown until all have loaded. */
function AllComments({ postId, latest, lines }: AllCommentsProps) {
  const { t } = useLingui();
  const { data, previousData, error, loading, refetch } = useQuery(AllGroupPostCommentsDocument, {
    variables: { id: postId },
    fetchPolicy: 'cache-and-network',
    pollInterval: freshness.posts.poll,
    skipPollAttempt,
    notifyOnNetworkStatusChange: true,
  });
  const post = (data ?? previousData)?.groupPost;

  if (!post && error) {
    return (
      <FailedState
        title={t`The comments could not be loaded`}
        level={3}
        pending={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const loaded = post?.comments ?? [];
  const shown = loaded.length;
  const known = new Set(loaded.map(({ id }) => id));
  return (
    <>
      {!post && <Text as="output" size="small" tone="soft">{t`Loading comments`}</Text>}
      {post && post.commentCount > loaded.length && (
        <Text
          size="small"
          tone="soft"
        >{t`${plural({ count: post.commentCount }, { other: `The latest ${shown} of # comments.` })}`}</Text>
      )}
      {lines([...loaded, ...latest.filter(({ id }) => !known.has(id))])}
    </>
  );
}

interface ReactionsProps {
  like: ReactNode;
  /** Null where it is not known yet. */
  commentCount: number | null;
}

/** The likes and the count of comments. */
export function Reactions({ like, commentCount }: ReactionsProps) {
  const { t } = useLingui();
  return (
    <Row>
      <Cluster gap={2}>
        {like}
        {commentCount !== null && (
          <Count as="span" size="small" tone="soft">
            <MessageCircle aria-hidden="true" />
            {t`${plural(commentCount, { one: '1 comment', other: '# comments' })}`}
          </Count>
        )}
      </Cluster>
    </Row>
  );
}

const Count = styled(Text)`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** The button has room around its text already. */
const Row = styled(Outdent)`
  margin-block: calc(-1 * ${space[2]});
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  list-style: none;
`;
