import { Ellipsis, LogOut } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog, IconButton, Menu, useMutation, useToast } from 'kit';
import { LeaveGroupDocument } from '../gen/graphql';
import { takeFromMine } from './ownGroups';
import { useAttempt } from './useAttempt';

/** A member's way out. */
export function GroupMenu({ groupId, name }: { groupId: number; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const attempt = useAttempt({
    signIn: 'You need to sign in to leave a prayer group.',
    otherwise: 'Failed to leave the group',
  });
  const [leave, { loading }] = useMutation(LeaveGroupDocument, {
    variables: { id: groupId },
    update: (cache) => takeFromMine(cache, groupId),
  });

  const confirm = async () => {
    const hasLeft = await attempt(() => leave());
    setAsking(false);
    if (hasLeft) toast({ title: 'You have left the group' });
  };

  return (
    <>
      <Menu
        trigger={<IconButton label="Group options" icon={<Ellipsis />} />}
        label="Group options"
        align="end"
        items={[{ label: 'Leave', icon: <LogOut />, isDanger: true, onSelect: () => setAsking(true) }]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Leave this group?"
        description={`You will no longer take part in ${name}. You can come back as anybody joins it.`}
        confirmLabel="Leave"
        isDanger
        pending={loading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
