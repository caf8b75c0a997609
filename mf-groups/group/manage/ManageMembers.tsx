import { Ellipsis, ShieldCheck, ShieldOff, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { displayName } from 'schema/displayName';
import { ConfirmDialog, IconButton, Menu, useFragment, useMutation, type FragmentType } from 'kit';
import {
  ChangeGroupRoleDocument,
  ManagedMember_MemberFragmentDoc,
  ManageMembers_GroupFragmentDoc,
  RemoveGroupMemberDocument,
  type ManagedMember_MemberFragment,
  type ManageMembers_GroupFragment,
} from '../../gen/graphql';
import { MemberLine, MemberLines } from '../members/MemberLine';
import { useAttempt } from '../useAttempt';

interface ManageMembersProps {
  group: FragmentType<ManageMembers_GroupFragment>;
  onOutdated: () => Promise<void>;
}

/** Who may do what in the group, and who has to go. */
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

type Question = 'role' | 'removal';

function MemberMenu({ groupId, member, onOutdated }: MemberMenuProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const attempt = useAttempt({
    signIn: 'You need to sign in to manage members.',
    otherwise: 'Failed to change the member',
  });
  const [changeRole, { loading: isChanging }] = useMutation(ChangeGroupRoleDocument);
  const [remove, { loading: isRemoving }] = useMutation(RemoveGroupMemberDocument);

  const name = displayName(member.user);
  const isAdmin = member.role === 'admin';
  const roleChange = isAdmin ? 'Make member' : 'Make admin';
  const variables = { groupId, memberId: member.id };
  const decide = async (write: () => Promise<unknown>) => {
    const isDone = await attempt(write);
    setQuestion(null);
    if (!isDone) await onOutdated();
  };

  return (
    <>
      <Menu
        trigger={<IconButton label={`Manage ${name}`} icon={<Ellipsis />} />}
        label={`Manage ${name}`}
        align="end"
        items={[
          {
            label: roleChange,
            icon: isAdmin ? <ShieldOff /> : <ShieldCheck />,
            onSelect: () => setQuestion('role'),
          },
          // One's own way out is to leave.
          ...(member.isSelf
            ? []
            : [
                {
                  label: 'Remove',
                  icon: <UserMinus />,
                  isDanger: true,
                  onSelect: () => setQuestion('removal'),
                },
              ]),
        ]}
      />
      <ConfirmDialog
        open={question === 'role'}
        onOpenChange={() => setQuestion(null)}
        title={isAdmin ? `Make ${name} a member?` : `Make ${name} an admin?`}
        description={
          isAdmin
            ? 'They can no longer decide requests, manage members and posts, or change the group.'
            : 'Admins decide requests, manage members and posts, and can change or delete the group.'
        }
        confirmLabel={roleChange}
        pending={isChanging}
        onConfirm={() =>
          void decide(() => changeRole({ variables: { ...variables, role: isAdmin ? 'member' : 'admin' } }))
        }
      />
      <ConfirmDialog
        open={question === 'removal'}
        onOpenChange={() => setQuestion(null)}
        title={`Remove ${name} from the group?`}
        description="They no longer take part in the group. What they have posted stays."
        confirmLabel="Remove"
        isDanger
        pending={isRemoving}
        onConfirm={() => void decide(() => remove({ variables }))}
      />
    </>
  );
}
