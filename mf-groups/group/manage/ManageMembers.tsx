import { useLingui } from '@lingui/react/macro';
import { Ellipsis, ShieldCheck, ShieldOff, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { shownName } from 'schema/shownName';
import { ConfirmDialog, IconButton, Menu, useFragment, useWrite, type FragmentType, i18n } from 'kit';
import {
  ChangeGroupRoleDocument,
  ManagedMember_MemberFragmentDoc,
  ManageMembers_GroupFragmentDoc,
  RemoveGroupMemberDocument,
  type ManagedMember_MemberFragment,
  type ManageMembers_GroupFragment,
} from '../../gen/graphql';
import { MemberLine, MemberLines } from '../members/MemberLine';

interface ManageMembersProps {
  group: FragmentType<ManageMembers_GroupFragment>;
  onOutdated: () => Promise<void>;
}

/** The members with their roles; admins change roles and remove members. */
export function ManageMembers({ group, onOutdated }: ManageMembersProps) {
  const { data, complete } = useFragment({
    fragment: ManageMembers_GroupFragmentDoc,
    fragmentName: 'ManageMembers_group',
    from: group,
  });
  if (!complete) return null;
  return (
    <MemberLines>
      {data.members.map((member) => (
        <ManagedMember key={member.id} groupId={data.id} member={member} onOutdated={onOutdated} />
      ))}
    </MemberLines>
  );
}

interface ManagedMemberProps {
  groupId: number;
  member: FragmentType<ManagedMember_MemberFragment>;
  onOutdated: () => Promise<void>;
}

function ManagedMember({ groupId, member, onOutdated }: ManagedMemberProps) {
  const { data, complete } = useFragment({
    fragment: ManagedMember_MemberFragmentDoc,
    fragmentName: 'ManagedMember_member',
    from: member,
  });
  if (!complete) return null;
  return (
    <MemberLine
      member={data}
      action={<MemberMenu groupId={groupId} member={data} onOutdated={onOutdated} />}
    />
  );
}

interface MemberMenuProps {
  groupId: number;
  member: ManagedMember_MemberFragment;
  onOutdated: () => Promise<void>;
}

type Decision = 'role' | 'removal';

function MemberMenu({ groupId, member, onOutdated }: MemberMenuProps) {
  const { t } = useLingui();
  const [decision, setDecision] = useState<Decision | null>(null);
  const failure = {
    signIn: t`You need to sign in to manage members.`,
    fallback: t`Failed to change the member`,
  };
  const [changeRole, { isPending: isChanging }] = useWrite(ChangeGroupRoleDocument, { failure });
  const [remove, { isPending: isRemoving }] = useWrite(RemoveGroupMemberDocument, { failure });

  const name = shownName(member.user, i18n);
  const isAdmin = member.role === 'admin';
  const roleChange = isAdmin ? t`Make member` : t`Make admin`;
  const variables = { groupId, memberId: member.id };
  const settle = async (write: Promise<{ failure: unknown }>) => {
    const result = await write;
    setDecision(null);
    if (result.failure) await onOutdated();
  };

  return (
    <>
      <Menu
        trigger={<IconButton label={t`Manage ${name}`} icon={<Ellipsis />} />}
        label={t`Manage ${name}`}
        align="end"
        items={[
          {
            label: roleChange,
            icon: isAdmin ? <ShieldOff /> : <ShieldCheck />,
            onSelect: () => setDecision('role'),
          },
          // Admins leave instead of removing themselves.
          ...(member.isSelf
            ? []
            : [
                {
                  label: t`Remove`,
                  icon: <UserMinus />,
                  isDanger: true,
                  onSelect: () => setDecision('removal'),
                },
              ]),
        ]}
      />
      <ConfirmDialog
        open={decision === 'role'}
        onOpenChange={() => setDecision(null)}
        title={isAdmin ? t`Make ${name} a member?` : t`Make ${name} an admin?`}
        description={
          isAdmin
            ? t`They can no longer decide requests, manage members and posts, or change the group.`
            : t`Admins decide requests, manage members and posts, and can change or delete the group.`
        }
        confirmLabel={roleChange}
        pending={isChanging}
        onConfirm={() => void settle(changeRole({ ...variables, role: isAdmin ? 'member' : 'admin' }))}
      />
      <ConfirmDialog
        open={decision === 'removal'}
        onOpenChange={() => setDecision(null)}
        title={t`Remove ${name} from the group?`}
        description={t`They no longer take part in the group. What they have posted stays.`}
        confirmLabel={t`Remove`}
        isDanger
        pending={isRemoving}
        onConfirm={() => void settle(remove(variables))}
      />
    </>
  );
}
