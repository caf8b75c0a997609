import { Ellipsis, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog, IconButton, Menu, useFragment, useMutation, type FragmentType } from 'kit';
import {
  PinGroupPostDocument,
  PostMenu_PostFragmentDoc,
  RemoveGroupPostDocument,
  type PostMenu_PostFragment,
} from '../../gen/graphql';
import { useAttempt } from '../useAttempt';
import { takeOut } from './postList';

interface PostMenuProps {
  post: FragmentType<PostMenu_PostFragment>;
  groupId: number;
  author: string;
  isMember: boolean;
  isAdmin: boolean;
}

/** Authors delete their own posts; admins pin and remove everybody's. */
export function PostMenu({ post, groupId, author, isMember, isAdmin }: PostMenuProps) {
  const { data, complete } = useFragment({
    fragment: PostMenu_PostFragmentDoc,
    fragmentName: 'PostMenu_post',
    from: post,
  });
  const [isAsking, setAsking] = useState(false);
  const attemptPin = useAttempt({
    signIn: 'You need to sign in to pin a post.',
    otherwise: 'Failed to pin the post',
  });
  const attemptRemoval = useAttempt({
    signIn: 'You need to sign in to remove a post.',
    otherwise: 'Failed to remove the post',
  });
  const [pin] = useMutation(PinGroupPostDocument);
  const [remove, { loading }] = useMutation(RemoveGroupPostDocument, {
    update: (cache, { data: removed }) => removed && takeOut(cache, groupId, removed.removeGroupPost),
  });
  if (!complete || (!isAdmin && !(isMember && data.isOwner))) return null;

  const { id, isPinned, isOwner } = data;
  const removal = isOwner ? 'Delete' : 'Remove';
  const pinning = {
    label: isPinned ? 'Unpin' : 'Pin',
    icon: isPinned ? <PinOff /> : <Pin />,
    onSelect: () => void attemptPin(() => pin({ variables: { id, isPinned: !isPinned } })),
  };

  return (
    <>
      <Menu
        trigger={<IconButton label={`More options (${author})`} icon={<Ellipsis />} />}
        label="Options"
        align="end"
        items={[
          ...(isAdmin ? [pinning] : []),
          { label: removal, icon: <Trash2 />, isDanger: true, onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`${removal} this post?`}
        description="It disappears from the discussion together with its comments. This cannot be undone."
        confirmLabel={removal}
        isDanger
        pending={loading}
        onConfirm={() => void attemptRemoval(() => remove({ variables: { id } }))}
      />
    </>
  );
}
