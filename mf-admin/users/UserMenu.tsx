import { Ellipsis, ShieldCheck, ShieldOff, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog, IconButton, Menu, useMutation, useSession } from 'kit';
import {
  ReadmitMemberDocument,
  SetSiteAdminDocument,
  SuspendMemberDocument,
  type UserRow_UserFragment,
} from '../gen/graphql';
import { ReasonDialog } from './ReasonDialog';
import { useDecision } from './useDecision';

interface UserMenuProps {
  user: UserRow_UserFragment;
  name: string;
}

type Question = 'suspend' | 'readmit' | 'role';

/** What an administrator decides about an account. Nobody decides about their own. */
export function UserMenu({ user, name }: UserMenuProps) {
  const { person } = useSession();
  const [question, setQuestion] = useState<Question | null>(null);
  const decide = useDecision();
  const [suspend] = useMutation(SuspendMemberDocument);
  const [readmit] = useMutation(ReadmitMemberDocument);
  const [setSiteAdmin, { loading }] = useMutation(SetSiteAdminDocument);
  if (person?.id === user.id) return 'Your account';

  const { id, isSiteAdmin, isConfiguredAdmin, suspendedAt } = user;
  const close = () => setQuestion(null);
  const changeRole = async () => {
    const variables = { id, isSiteAdmin: !isSiteAdmin };
    await decide(
      () => setSiteAdmin({ variables }),
      isSiteAdmin ? `${name} is no longer an administrator` : `${name} is an administrator now`,
    );
    close();
  };

  return (
    <>
      <Menu
        trigger={<IconButton label={`Actions for ${name}`} icon={<Ellipsis />} />}
        label={`Actions for ${name}`}
        align="end"
        items={[
          suspendedAt
            ? { label: 'Readmit', icon: <UserCheck />, onSelect: () => setQuestion('readmit') }
            : { label: 'Suspend', icon: <UserX />, isDanger: true, onSelect: () => setQuestion('suspend') },
          ...(isConfiguredAdmin
            ? []
            : [
                {
                  label: isSiteAdmin ? 'Remove administrator' : 'Make administrator',
                  icon: isSiteAdmin ? <ShieldOff /> : <ShieldCheck />,
                  onSelect: () => setQuestion('role'),
                },
              ]),
        ]}
      />
      <ReasonDialog
        open={question === 'suspend'}
        draftName={`suspend-${id}`}
        title={`Suspend ${name}?`}
        description="They are signed out everywhere and can do nothing more until they are readmitted."
        confirmLabel="Suspend"
        isDanger
        onConfirm={(reason) => decide(() => suspend({ variables: { id, reason } }), `${name} is suspended`)}
        onClose={close}
      />
      <ReasonDialog
        open={question === 'readmit'}
        draftName={`readmit-${id}`}
        title={`Readmit ${name}?`}
        description="They can sign in and take part again."
        confirmLabel="Readmit"
        onConfirm={(reason) => decide(() => readmit({ variables: { id, reason } }), `${name} is readmitted`)}
        onClose={close}
      />
      <ConfirmDialog
        open={question === 'role'}
        onOpenChange={close}
        title={isSiteAdmin ? `Remove ${name} as administrator?` : `Make ${name} an administrator?`}
        description={
          isSiteAdmin
            ? 'They can no longer open this dashboard.'
            : 'Administrators see all accounts, delete prayers, decide reports, suspend members and make administrators.'
        }
        confirmLabel={isSiteAdmin ? 'Remove administrator' : 'Make administrator'}
        isDanger={isSiteAdmin}
        pending={loading}
        onConfirm={() => void changeRole()}
      />
    </>
  );
}
