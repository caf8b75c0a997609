import { useLingui } from '@lingui/react/macro';
import { Ellipsis, PenLine, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog, IconButton, Menu, useReport, useWrite } from 'kit';
import { WithdrawEncouragementDocument, type CommentLine_CommentFragment } from '../gen/graphql';

interface CommentMenuProps {
  comment: CommentLine_CommentFragment;
  /** The id of the element that distinguishes this menu from others: author and time. */
  describedBy: string;
  onEdit: () => void;
}

/** The actions of one encouragement: editing or withdrawing one's own, reporting somebody else's. */
export function CommentMenu({ comment, describedBy, onEdit }: CommentMenuProps) {
  const { t } = useLingui();
  const { id, isOwner } = comment;
  const report = useReport({ kind: 'comment', targetId: id, isOwn: isOwner });
  const [isConfirming, setConfirming] = useState(false);
  if (!isOwner && !report) return null;

  return (
    <div>
      <Menu
        trigger={
          <IconButton label={t`Options`} aria-describedby={describedBy} icon={<Ellipsis />} size="small" />
        }
        label={t`Options`}
        align="end"
        items={
          report
            ? [report.item]
            : [
                { label: t`Edit`, icon: <PenLine />, onSelect: onEdit },
                { label: t`Withdraw`, icon: <Undo2 />, onSelect: () => setConfirming(true), isDanger: true },
              ]
        }
      />
      {report?.dialog}
      {isOwner && <Withdrawal id={id} isOpen={isConfirming} onOpenChange={setConfirming} />}
    </div>
  );
}

interface WithdrawalProps {
  id: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function Withdrawal({ id, isOpen, onOpenChange }: WithdrawalProps) {
  const { t } = useLingui();
  const [withdraw, { isPending }] = useWrite(WithdrawEncouragementDocument, {
    update(cache) {
      cache.evict({ id: cache.identify({ __typename: 'Comment', id }) });
    },
    failure: {
      signIn: t`You need to sign in to withdraw your words.`,
      fallback: t`Failed to withdraw your encouragement`,
    },
  });

  const confirm = async () => {
    const { data } = await withdraw({ id });
    if (data) onOpenChange(false);
  };

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t`Withdraw these words?`}
      description={t`They disappear from the prayer. This cannot be undone.`}
      confirmLabel={t`Withdraw`}
      isDanger
      pending={isPending}
      onConfirm={() => void confirm()}
    />
  );
}
