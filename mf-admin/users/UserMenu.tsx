import { Ellipsis, ShieldCheck, ShieldOff, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog, IconButton, Menu, styled, useSession, useWrite } from 'kit';
import {
  ReadmitMemberDocument,
  SetSiteAdminDocument,
  SuspendMemberDocument,
  type UserRow_UserFragment,
} from '../gen/graphql';
import { ReasonDialog } from './ReasonDialog';

interface UserMenuProps {
  user: UserRow_UserFragment;
  name: string;
}

type Action = 'suspend' | 'readmit' | 'role';

const failure = {
  signIn: 'You need to sign in to look after the site.',
  fallback: 'Failed to change the account',
};

/** The actions of an administrator on an account, except on the own one. */
export function UserMenu({ user, name }: UserMenuProps) {
  const { person } = useSession();
  const [action, setAction] = useState<Action | null>(null);
  const done = (description: string) => ({ success: { title: 'Success', description }, failure });
  const [suspend] = useWrite(SuspendMemberDocument, done(`${name} is suspended`));
  const [readmit] = useWrite(ReadmitMemberDocument, done(`${name} is readmitted`));
  const [setSiteAdmin, { isPending }] = useWrite(
    SetSiteAdminDocument,
    done(user.isSiteAdmin ? `${name} is no longer an administrator` : `${name} is an administrator now`),
  );
  if (person?.id === user.id) return <OwnAccount>Your account</OwnAccount>;

  const { id, isSiteAdmin, isConfiguredAdmin, suspendedAt } = user;
  const close = () => setAction(null);
  const changeRole = async () => {
    await setSiteAdmin({ id, isSiteAdmin: !isSiteAdmin });
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
            ? { label: 'Readmit', icon: <UserCheck />, onSelect: () => setAction('readmit') }
            : { label: 'Suspend', icon: <UserX />, isDanger: true, onSelect: () => setAction('suspend') },
          ...(isConfiguredAdmin
            ? []
            : [
                {
                  label: isSiteAdmin ? 'Remove administrator' : 'Make administrator',
                  icon: isSiteAdmin ? <ShieldOff /> : <ShieldCheck />,
                  onSelect: () => setAction('role'),
                },
              ]),
        ]}
      />
      <ReasonDialog
        open={action === 'suspend'}
        draft={`suspend-${id}`}
        title={`Suspend ${name}?`}
        description="They are signed out everywhere and can do nothing more until they are readmitted."
        confirmLabel="Suspend"
        isDanger
        write={(reason) => suspend({ id, reason })}
        onClose={close}
      />
      <ReasonDialog
        open={action === 'readmit'}
        draft={`readmit-${id}`}
        title={`Readmit ${name}?`}
        description="They can sign in and take part again."
        confirmLabel="Readmit"
        write={(reason) => readmit({ id, reason })}
        onClose={close}
      />
      <ConfirmDialog
        open={action === 'role'}
        onOpenChange={close}
        title={isSiteAdmin ? `Remove ${name} as administrator?` : `Make ${name} an administrator?`}
        description={
          isSiteAdmin
            ? 'They can no longer open this dashboard.'
            : 'Administrators see all accounts, delete prayers, decide reports, suspend members and make administrators.'
        }
        confirmLabel={isSiteAdmin ? 'Remove administrator' : 'Make administrator'}
        isDanger={isSiteAdmin}
        pending={isPending}
        onConfirm={() => void changeRole()}
      />
    </>
  );
}

const OwnAccount = styled.span`
  white-space: nowrap;
`;
