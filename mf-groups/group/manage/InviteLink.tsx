import { useLingui } from '@lingui/react/macro';
import { useFragment, useWrite, type FragmentType } from 'kit';
import {
  InviteLink_GroupFragmentDoc,
  ResetInviteLinkDocument,
  type InviteLink_GroupFragment,
} from '../../gen/graphql';
import { useInviteLink } from '../../groups/useInviteLink';
import { LinkToCopy } from '../../LinkToCopy';

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
  const { link, ...said } = useInviteLink(token);
  const [reset, { isPending }] = useWrite(ResetInviteLinkDocument, {
    success: { title: t`New invite link`, description: t`The old one leads nowhere now.` },
    failure: {
      signIn: t`You need to sign in to reset the invite link.`,
      fallback: t`Failed to reset the invite link`,
    },
  });

  return (
    <LinkToCopy
      {...said}
      label={t`Invite link`}
      url={link}
      copyLabel={t`Copy`}
      renewal={{
        label: t`Reset link`,
        question: t`Reset the invite link?`,
        consequence: t`The old link leads nowhere from then on, wherever it was pasted.`,
        isDanger: true,
        isPending,
        renew: () => reset({ id: groupId }),
      }}
    />
  );
}
