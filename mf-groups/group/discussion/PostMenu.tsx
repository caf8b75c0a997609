import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog, IconButton, Menu, removeFromLists, useReport, useWrite, type FieldsOf } from 'kit';
import { PinGroupPostDocument, RemoveGroupPostDocument, type PostMenu_PostFragment } from '../../gen/graphql';
import { postsOf } from './postList';

interface PostMenuProps {
  post: FieldsOf<PostMenu_PostFragment>;
  groupId: number;
  author: string;
  isMember: boolean;
  isAdmin: boolean;
}

/** Authors delete their own posts, admins pin and remove all posts, others report them. */
export function PostMenu({ post, groupId, author, isMember, isAdmin }: PostMenuProps) {
  const { t } = useLingui();
  const { id, isPinned, isOwner } = post;
  const report = useReport({ kind: 'group_post', targetId: id, isOwn: isOwner });
  const [isConfirming, setConfirming] = useState(false);
  const [pin] = useWrite(PinGroupPostDocument, {
    failure: { signIn: t`You need to sign in to pin a post.`, fallback: t`Failed to pin the post` },
  });
  const [remove, { isPending }] = useWrite(RemoveGroupPostDocument, {
    update: (cache) => removeFromLists(cache, postsOf(groupId), { __typename: 'GroupPost', id }),
    failure: { signIn: t`You need to sign in to remove a post.`, fallback: t`Failed to remove the post` },
  });
  const canRemove = isAdmin || (isMember && isOwner);
  if (!canRemove && !report) return null;

  const removal = isOwner ? t`Delete` : t`Remove`;
  const pinning = {
    label: isPinned
      ? t({ message: 'Unpin', comment: 'A post is no longer kept at the top' })
      : t({ message: 'Pin', comment: 'Keeps a post at the top' }),
    icon: isPinned ? <PinOff /> : <Pin />,
    onSelect: () => void pin({ id, isPinned: !isPinned }),
  };

  return (
    <>
      <Menu
        trigger={<IconButton label={t`More options (${author})`} icon={<Ellipsis />} />}
        label={t`Options`}
        align="end"
        items={[
          ...(isAdmin ? [pinning] : []),
          ...(report ? [report.item] : []),
          ...(canRemove
            ? [{ label: removal, icon: <Trash2 />, isDanger: true, onSelect: () => setConfirming(true) }]
            : []),
        ]}
      />
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={isOwner ? t`Delete this post?` : t`Remove this post?`}
        description={t`It disappears from the discussion together with its comments. This cannot be undone.`}
        confirmLabel={removal}
        isDanger
        pending={isPending}
        onConfirm={() => void remove({ id })}
      />
      {report?.dialog}
    </>
  );
}
