import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ConfirmDialog, Stack, Text, useNavigate, useWrite } from 'kit';
import { featuresTab } from 'schema/addresses';
import { DeleteGroupDocument } from '../../gen/graphql';
import { removeGroup } from '../../groups/groupLists';

/** Deletes the group after confirmation. */
export function DeleteGroup({ groupId, name }: { groupId: number; name: string }) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const [remove, { isPending }] = useWrite(DeleteGroupDocument, {
    update: (cache) => removeGroup(cache, groupId),
    success: { title: t`Group deleted` },
    failure: { signIn: t`You need to sign in to delete the group.`, fallback: t`Failed to delete the group` },
  });

  const confirm = async () => {
    const { failure } = await remove({ id: groupId });
    if (failure) setConfirming(false);
    else void navigate(featuresTab('groups'));
  };

  return (
    <Stack gap={3} align="start">
      <Text tone="soft">{t`Its posts, comments and members are lost with it.`}</Text>
      <Button variant="danger" icon={<Trash2 />} onClick={() => setConfirming(true)}>
        <Trans>Delete group</Trans>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t`Delete ${name}?`}
        description={t`The group goes with everything in it. This cannot be undone.`}
        confirmLabel={t`Delete group`}
        isDanger
        pending={isPending}
        onConfirm={() => void confirm()}
      />
    </Stack>
  );
}
