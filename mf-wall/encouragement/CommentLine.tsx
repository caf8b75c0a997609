import { useState } from 'react';
import {
  Button,
  Cluster,
  ConfirmDialog,
  Prose,
  RelativeTime,
  role,
  Stack,
  styled,
  Text,
  space,
  useFragment,
  useWrite,
  type FragmentType,
  ReportButton,
} from 'kit';
import { Care } from '../care/Care';
import {
  CommentLine_CommentFragmentDoc,
  WithdrawEncouragementDocument,
  type CommentLine_CommentFragment,
} from '../gen/graphql';
import { EditEncouragement } from './EditEncouragement';

/** One encouragement. Its author is the typed name, 'Anonymous' or 'Community Member'. */
export function CommentLine({ comment }: { comment: FragmentType<CommentLine_CommentFragment> }) {
  const { data, complete } = useFragment({
    fragment: CommentLine_CommentFragmentDoc,
    fragmentName: 'CommentLine_comment',
    from: comment,
  });
  const [isEditing, setEditing] = useState(false);
  if (!complete) return null;

  return (
    <Line tabIndex={-1}>
      <Stack gap={2}>
        <Cluster gap={2}>
          <Text as="span" isStrong>
            {data.isAnonymous ? 'Anonymous' : data.authorName || 'Community Member'}
          </Text>
          <Text as="span" size="small" tone="soft">
            <RelativeTime dateTime={data.createdAt} />
            {data.editedAt && ', edited'}
          </Text>
          <ReportButton kind="comment" targetId={data.id} isOwn={data.isOwner} />
        </Cluster>
        {isEditing ? (
          <EditEncouragement comment={data} onDone={() => setEditing(false)} />
        ) : (
          <Prose>{data.content}</Prose>
        )}
        {data.needsCare && <Care />}
        {data.isOwner && !isEditing && <OwnerTools id={data.id} onEdit={() => setEditing(true)} />}
      </Stack>
    </Line>
  );
}

function OwnerTools({ id, onEdit }: { id: number; onEdit: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  const [withdraw, { isPending }] = useWrite(WithdrawEncouragementDocument, {
    update(cache) {
      cache.evict({ id: cache.identify({ __typename: 'Comment', id }) });
    },
    failure: {
      signIn: 'You need to sign in to withdraw your words.',
      fallback: 'Failed to withdraw your encouragement',
    },
  });

  const confirm = async () => {
    const { data } = await withdraw({ id });
    if (data) setConfirming(false);
  };

  return (
    <Cluster gap={2}>
      <Button size="small" variant="quiet" onClick={onEdit}>
        Edit
      </Button>
      <Button size="small" variant="quiet" onClick={() => setConfirming(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Withdraw these words?"
        description="They disappear from the prayer. This cannot be undone."
        confirmLabel="Withdraw"
        isDanger
        pending={isPending}
        onConfirm={() => void confirm()}
      />
    </Cluster>
  );
}

const Line = styled.li`
  padding-block: ${space[3]};
  border-top: 1px solid ${role.line};
`;
