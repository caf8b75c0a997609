import { useLingui } from '@lingui/react/macro';
import { Ellipsis, LogOut } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog, IconButton, Menu, useWrite } from 'kit';
import { LeaveGroupDocument } from '../gen/graphql';
import { removeFromOwnGroups } from '../groups/groupLists';

/** The menu with which a member leaves the group. */
export function GroupMenu({ groupId, name }: { groupId: number; name: string }) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const [leave, { isPending }] = useWrite(LeaveGroupDocument, {
    update: (cache) => removeFromOwnGroups(cache, groupId),
    success: { title: t`You have left the group` },
    failure: {
      signIn: t`You need to sign in to leave a prayer group.`,
      fallback: t`Failed to leave the group`,
    },
  });

  const confirm = async () => {
    await leave({ id: groupId });
    setConfirming(false);
  };

  return (
    <>
      <Menu
        trigger={<IconButton label={t`Group options`} icon={<Ellipsis />} />}
        label={t`Group options`}
        align="end"
        items={[
          {
            label: t({ message: 'Leave', comment: 'Button: leaves the group' }),
            icon: <LogOut />,
            isDanger: true,
            onSelect: () => setConfirming(true),
          },
        ]}
      />
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t`Leave this group?`}
        description={t`You will no longer take part in ${name}. You can come back as anybody joins it.`}
        confirmLabel={t`Leave`}
        isDanger
        pending={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
