import { Copy, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Button,
  Cluster,
  ConfirmDialog,
  Stack,
  TextField,
  useFragment,
  useMutation,
  useToast,
  type FragmentType,
} from 'kit';
import {
  InviteLink_GroupFragmentDoc,
  ResetInviteLinkDocument,
  type InviteLink_GroupFragment,
} from '../../gen/graphql';
import { useAttempt } from '../useAttempt';

/** The link that admins pass on; a new one makes the old one worthless (contract, section 5). */
export function InviteLink({ group }: { group: FragmentType<InviteLink_GroupFragment> }) {
  const { data, complete } = useFragment({
    fragment: InviteLink_GroupFragmentDoc,
    fragmentName: 'InviteLink_group',
    from: group,
  });
  const field = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const attempt = useAttempt({
    signIn: 'You need to sign in to reset the invite link.',
    otherwise: 'Failed to reset the invite link',
  });
  const [reset, { loading }] = useMutation(ResetInviteLinkDocument);
  if (!complete || !data.inviteLinkToken) return null;
  const link = `${window.location.origin}/join/${data.inviteLinkToken}`;

  const copy = async () => {
    if (await copyLink(link, field.current)) window.alert('Invite link copied to clipboard!');
    else toast({ title: 'Error', description: 'The link could not be copied.', variant: 'destructive' });
  };

  const confirm = async () => {
    const isReset = await attempt(() => reset({ variables: { id: data.id } }));
    setAsking(false);
    if (isReset) toast({ title: 'New invite link', description: 'The old one leads nowhere now.' });
  };

  return (
    <Stack gap={3}>
      <TextField
        ref={field}
        label="Invite link"
        isLabelHidden
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Cluster gap={2}>
        <Button icon={<Copy />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="quiet" icon={<RotateCcw />} onClick={() => setAsking(true)}>
          Reset link
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Reset the invite link?"
        description="The old link leads nowhere from then on, wherever it was pasted."
        confirmLabel="Reset link"
        isDanger
        pending={loading}
        onConfirm={() => void confirm()}
      />
    </Stack>
  );
}

/** Pages without https have no clipboard: there the browser copies what is selected in the field. */
async function copyLink(link: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
