import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { initials } from 'schema/displayName';
import { shownName } from 'schema/shownName';
import {
  Avatar,
  Cluster,
  ConfirmDialog,
  IconButton,
  media,
  Prose,
  RelativeTime,
  space,
  Stack,
  styled,
  Text,
  useWrite,
  type FieldsOf,
} from 'kit';
import { RemoveGroupPostCommentDocument, type CommentLine_CommentFragment } from '../../gen/graphql';
import { clampedName } from '../../clampedName';
import { Care } from './Care';
import { ReportComment } from './ReportComment';

interface CommentLineProps {
  comment: FieldsOf<CommentLine_CommentFragment>;
  isMember: boolean;
  isAdmin: boolean;
}

/** One comment. Its author and the group's admins can remove it, others can report it. */
export function CommentLine({ comment, isMember, isAdmin }: CommentLineProps) {
  const { i18n } = useLingui();
  const name = shownName(comment.author, i18n);

  return (
    <Line>
      <Avatar
        size="small"
        initials={initials(comment.author)}
        picture={comment.author.profileImageUrl}
        seed={name}
      />
      <div>
        <Cluster gap={2}>
          <Name as="span" isStrong dir="auto">
            {name}
          </Name>
          <Text as="span" size="small" tone="soft">
            <RelativeTime dateTime={comment.createdAt} />
          </Text>
        </Cluster>
        <Stack gap={2}>
          <Prose dir="auto">{comment.content}</Prose>
          {comment.needsCare && <Care />}
        </Stack>
      </div>
      <Tools>
        <ReportComment id={comment.id} author={name} isOwn={comment.isOwner} />
        {(isAdmin || (isMember && comment.isOwner)) && <RemoveComment id={comment.id} author={name} />}
      </Tools>
    </Line>
  );
}

function RemoveComment({ id, author }: { id: number; author: string }) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const [remove, { isPending }] = useWrite(RemoveGroupPostCommentDocument, {
    update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'GroupPostComment', id }) }),
    failure: {
      signIn: t`You need to sign in to remove a comment.`,
      fallback: t`Failed to remove the comment`,
    },
  });

  return (
    <>
      <IconButton
        label={t`Remove the comment by ${author}`}
        icon={<Trash2 />}
        onClick={() => setConfirming(true)}
      />
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t`Remove this comment?`}
        description={t`It disappears from the discussion. This cannot be undone.`}
        confirmLabel={t`Remove`}
        isDanger
        pending={isPending}
        onConfirm={() => void remove({ id })}
      />
    </>
  );
}

const Name = styled(Text)`
  ${clampedName}
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: start;
`;

/** Stacked on narrow screens, where the text needs the width. */
const Tools = styled.div`
  display: grid;

  @media ${media.tablet} {
    grid-auto-flow: column;
  }
`;
