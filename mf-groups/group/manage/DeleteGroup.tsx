import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ConfirmDialog, Stack, Text, useMutation, useNavigate, useToast } from 'kit';
import { DeleteGroupDocument } from '../../gen/graphql';
import { takeOffLists } from '../ownGroups';
import { useAttempt } from '../useAttempt';

/** The end of a group. */
export function DeleteGroup({ groupId, name }: { groupId: number; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  const attempt = useAttempt({
    signIn: 'You need to sign in to delete the group.',
    otherwise: 'Failed to delete the group',
  });
  const [remove, { loading }] = useMutation(DeleteGroupDocument, {
    variables: { id: groupId },
    update: (cache) => takeOffLists(cache, groupId),
  });

  const confirm = async () => {
    if (!(await attempt(() => remove()))) {
      setAsking(false);
      return;
    }
    toast({ title: 'Group deleted' });
    void navigate('/features?tab=groups');
  };

  return (
    <Stack gap={3} align="start">
      <Text tone="soft">Its posts, comments and members are lost with it.</Text>
      <Button variant="danger" icon={<Trash2 />} onClick={() => setAsking(true)}>
        Delete group
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${name}?`}
        description="The group goes with everything in it. This cannot be undone."
        confirmLabel="Delete group"
        isDanger
        pending={loading}
        onConfirm={() => void confirm()}
      />
    </Stack>
  );
}
