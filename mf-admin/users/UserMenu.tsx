import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Flag, FlagOff, HandHeart, ShieldCheck, ShieldOff, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog, IconButton, Menu, styled, useSession, useWrite } from 'kit';
import {
  ReadmitMemberDocument,
  SetModeratorDocument,
  SetSiteAdminDocument,
  SetTeamMemberDocument,
  SuspendMemberDocument,
  type UserRow_UserFragment,
} from '../gen/graphql';
import { ReasonDialog } from './ReasonDialog';

interface UserMenuProps {
  user: UserRow_UserFragment;
  name: string;
}

type Action = 'suspend' | 'readmit' | 'role';

/** The actions of an administrator on an account, except on the own one. */
export function UserMenu({ user, name }: UserMenuProps) {
  const { t } = useLingui();
  const { person } = useSession();
  const [action, setAction] = useState<Action | null>(null);
  const failure = {
    signIn: t`You need to sign in to look after the site.`,
    fallback: t`Failed to change the account`,
  };
  const done = (description: string) => ({ success: { title: t`Success`, description }, failure });
  const [suspend] = useWrite(SuspendMemberDocument, done(t`${name} is suspended`));
  const [readmit] = useWrite(ReadmitMemberDocument, done(t`${name} is readmitted`));
  const [setSiteAdmin, { isPending }] = useWrite(
    SetSiteAdminDocument,
    done(user.isSiteAdmin ? t`${name} is no longer an administrator` : t`${name} is an administrator now`),
  );
  const [setModerator] = useWrite(
    SetModeratorDocument,
    done(user.isModerator ? t`${name} is no longer a moderator` : t`${name} is a moderator now`),
  );
  const [setTeamMember] = useWrite(SetTeamMemberDocument, {
    ...done(
      user.isOnTeam ? t`${name} is no longer on the prayer team` : t`${name} is on the prayer team now`,
    ),
    refetch: ['TeamMembers', 'AuditLog'],
  });
  if (person?.id === user.id) return <OwnAccount>{t`Your account`}</OwnAccount>;

  const { id, isSiteAdmin, isConfiguredAdmin, isModerator, isOnTeam, suspendedAt } = user;
  const close = () => setAction(null);
  const changeRole = async () => {
    await setSiteAdmin({ id, isSiteAdmin: !isSiteAdmin });
    close();
  };

  return (
    <>
      <Menu
        trigger={<IconButton label={t`Actions for ${name}`} icon={<Ellipsis />} />}
        label={t`Actions for ${name}`}
        align="end"
        items={[
          suspendedAt
            ? { label: t`Readmit`, icon: <UserCheck />, onSelect: () => setAction('readmit') }
            : { label: t`Suspend`, icon: <UserX />, isDanger: true, onSelect: () => setAction('suspend') },
          {
            label: isOnTeam ? t`Remove from the prayer team` : t`Add to the prayer team`,
            icon: <HandHeart />,
            onSelect: () => void setTeamMember({ userId: id, isOnTeam: !isOnTeam }),
          },
          ...(isSiteAdmin
            ? []
            : [
                {
                  label: isModerator ? t`Remove moderator` : t`Make moderator`,
                  icon: isModerator ? <FlagOff /> : <Flag />,
                  onSelect: () => void setModerator({ id, isModerator: !isModerator }),
                },
              ]),
          ...(isConfiguredAdmin
            ? []
            : [
                {
                  label: isSiteAdmin ? t`Remove administrator` : t`Make administrator`,
                  icon: isSiteAdmin ? <ShieldOff /> : <ShieldCheck />,
                  onSelect: () => setAction('role'),
                },
              ]),
        ]}
      />
      <ReasonDialog
        open={action === 'suspend'}
        draft={`suspend-${id}`}
        title={t`Suspend ${name}?`}
        description={t`They are signed out everywhere and can do nothing more until they are readmitted.`}
        confirmLabel={t`Suspend`}
        isDanger
        write={(reason) => suspend({ id, reason })}
        onClose={close}
      />
      <ReasonDialog
        open={action === 'readmit'}
        draft={`readmit-${id}`}
        title={t`Readmit ${name}?`}
        description={t`They can sign in and take part again.`}
        confirmLabel={t`Readmit`}
        write={(reason) => readmit({ id, reason })}
        onClose={close}
      />
      <ConfirmDialog
        open={action === 'role'}
        onOpenChange={close}
        title={isSiteAdmin ? t`Remove ${name} as administrator?` : t`Make ${name} an administrator?`}
        description={
          isSiteAdmin
            ? t`They can no longer open this dashboard.`
            : t`Administrators see all accounts, delete prayers, decide reports, suspend members and make administrators.`
        }
        confirmLabel={isSiteAdmin ? t`Remove administrator` : t`Make administrator`}
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
