import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Cluster,
  ConfirmDialog,
  Stack,
  TextField,
  useFragment,
  useWrite,
  type FragmentType,
} from 'kit';
import {
  InviteLink_GroupFragmentDoc,
  ResetInviteLinkDocument,
  type InviteLink_GroupFragment,
} from '../../gen/graphql';
import { useInviteLink } from '../../groups/useInviteLink';

/** The invite link for admins; a new one invalidates the old one (contract, section 5). */
export function InviteLink({ group }: { group: FragmentType<InviteLink_GroupFragment> }) {
  const { data, complete } = useFragment({
    fragment: InviteLink_GroupFragmentDoc,
    fragmentName: 'InviteLink_group',
    from: group,
  });
  if (!complete || !data.inviteLinkToken) return null;
  return <KnownLink groupId={data.id} token={data.inviteLinkToken} />;
}

function KnownLink({ groupId, token }: { groupId: number; token: string }) {
  const { t } = useLingui();
  const { link, field, copy } = useInviteLink(token);
  const [isConfirming, setConfirming] = useState(false);
  const [reset, { isPending }] = useWrite(ResetInviteLinkDocument, {
    success: { title: t`New invite link`, description: t`The old one leads nowhere now.` },
    failure: {
      signIn: t`You need to sign in to reset the invite link.`,
      fallback: t`Failed to reset the invite link`,
    },
  });

  const confirm = async () => {
    await reset({ id: groupId });
    setConfirming(false);
  };

  return (
    <Stack gap={3}>
      <TextField
        ref={field}
        label={t`Invite link`}
        isLabelHidden
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Cluster gap={2}>
        <Button icon={<Copy />} onClick={() => void copy()}>{t`Copy`}</Button>
        <Button variant="quiet" icon={<RotateCcw />} onClick={() => setConfirming(true)}>
          <Trans>Reset link</Trans>
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t`Reset the invite link?`}
        description={t`The old link leads nowhere from then on, wherever it was pasted.`}
        confirmLabel={t`Reset link`}
        isDanger
        pending={isPending}
        onConfirm={() => void confirm()}
      />
    </Stack>
  );
}
