import { Bell as BellIcon, ChevronDown, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { useState } from 'react';
import {
  freshness,
  IconButton,
  Link,
  media,
  Menu,
  radius,
  role,
  skipPollAttempt,
  space,
  styled,
  type,
  useQuery,
  type Person,
} from 'kit';
import { admin, adminTab } from 'schema/addresses';
import { MyAccount } from '../account/MyAccount';
import { useRecordTimeZone } from '../account/useRecordTimeZone';
import { ModerationCountDocument } from '../gen/graphql';
import { Bell } from '../notifications/Bell';
import { NotificationSettings } from '../notifications/NotificationSettings';
import { useSignOut } from '../notifications/useSignOut';
import { useOnLeaving } from './useOnLeaving';

/** The header's controls for members: the name, the bell, and Sign Out. */
export function MemberTools({ person }: { person: Person }) {
  const [isChoosing, setChoosing] = useState(false);
  const [isAtAccount, setAtAccount] = useState(false);
  const openSettings = () => setChoosing(true);
  const signOut = useSignOut();
  const dashboard = useDashboardItem(person);
  useRecordTimeZone();
  useOnLeaving(() => {
    setChoosing(false);
    setAtAccount(false);
  });

  return (
    <>
      <Menu
        label="Your account"
        align="end"
        trigger={
          <Name type="button">
            <span>{person.name || 'Signed In'}</span>
            <ChevronDown size="1em" aria-hidden="true" />
          </Name>
        }
        items={[
          { label: 'My account', icon: <UserRound />, onSelect: () => setAtAccount(true) },
          { label: 'Notification settings', icon: <BellIcon />, onSelect: openSettings },
          ...dashboard,
          { label: 'Sign Out', icon: <LogOut />, onSelect: signOut },
        ]}
      />
      <Buttons>
        <Bell onSettings={openSettings} />
        <IconButton label="Sign Out" icon={<LogOut />} onClick={signOut} />
      </Buttons>
      <MyAccount isOpen={isAtAccount} onClose={() => setAtAccount(false)} />
      <NotificationSettings isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  );
}

/** The way to the dashboard for administrators: to what waits for a moderator, if anything does. */
function useDashboardItem({ isSiteAdmin }: Person) {
  const { data } = useQuery(ModerationCountDocument, {
    skip: !isSiteAdmin,
    pollInterval: freshness.admin.poll,
    skipPollAttempt,
  });
  if (!isSiteAdmin) return [];
  const waiting = data?.moderationCount ?? 0;
  return [
    {
      label: waiting > 0 ? `Dashboard (${waiting} waiting)` : 'Dashboard',
      icon: <ShieldCheck />,
      link: <Link to={waiting > 0 ? adminTab('moderation') : admin} />,
    },
  ];
}

const Buttons = styled.div`
  display: flex;

  @media ${media.tablet} {
    gap: ${space[1]};
  }
`;

/** The name is truncated, so that logo and buttons stay in one line at 360 and at 1024 pixels. */
const Name = styled.button`
  ${type.label}
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  max-width: clamp(3rem, 100vw - 17.75rem, 11rem);
  min-height: 2.75rem;
  padding: 0 ${space[1]};
  color: ${role.ink};
  background: none;
  border: 0;
  border-radius: ${radius.medium};
  cursor: pointer;

  &:hover {
    color: ${role.accentStrong};
    background: ${role.accentSoft};
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    flex: none;
  }

  @media ${media.phone} {
    svg {
      display: none;
    }
  }

  @media ${media.tablet} {
    max-width: 11rem;
    padding: 0 ${space[2]};
  }

  @media ${media.desktop} {
    max-width: 7.5rem;
  }

  @media ${media.wide} {
    max-width: 11rem;
  }
`;
