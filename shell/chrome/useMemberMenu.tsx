import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bell, LogOut, ShieldCheck, UserRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { freshness, Link, skipPollAttempt, useQuery, type Person } from 'kit';
import { admin, adminTab, team } from 'schema/addresses';
import { MyAccount } from '../account/MyAccount';
import { ModerationCountDocument } from '../gen/graphql';
import { NotificationSettings } from '../notifications/NotificationSettings';
import { useSignOut } from '../notifications/useSignOut';
import { useOnLeaving } from './useOnLeaving';

/** The entries of a member's menu, and the dialogs that it opens. Of the menus on a page only one polls. */
export function useMemberMenu(person: Person, { isPolling }: { isPolling: boolean }) {
  const { t } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  const [isAtAccount, setAtAccount] = useState(false);
  const openSettings = () => setChoosing(true);
  const signOut = useSignOut();
  const dashboard = useDashboardItem(person, isPolling);
  useOnLeaving(() => {
    setChoosing(false);
    setAtAccount(false);
  });

  return {
    items: [
      { label: t`My account`, icon: <UserRound />, onSelect: () => setAtAccount(true) },
      { label: t`Notification settings`, icon: <Bell />, onSelect: openSettings },
      ...(person.isOnTeam ? [{ label: t`Prayer team`, icon: <UsersRound />, link: <Link to={team} /> }] : []),
      ...dashboard,
      { label: t`Sign Out`, icon: <LogOut />, onSelect: signOut },
    ],
    openSettings,
    signOut,
    dialogs: (
      <>
        <MyAccount isOpen={isAtAccount} onClose={() => setAtAccount(false)} />
        <NotificationSettings isOpen={isChoosing} onClose={() => setChoosing(false)} />
      </>
    ),
  };
}

/** The way to the dashboard for moderators: to what waits for them, if anything does. */
function useDashboardItem({ isModerator }: Person, isPolling: boolean) {
  const { t } = useLingui();
  const { data } = useQuery(ModerationCountDocument, {
    skip: !isModerator,
    ...(isPolling
      ? { pollInterval: freshness.admin.poll, skipPollAttempt }
      : { fetchPolicy: 'cache-only' as const }),
  });
  if (!isModerator) return [];
  const { moderationCount: waiting = 0, approvalCount = 0 } = data ?? {};
  return [
    {
      label: waiting > 0 ? t`${plural(waiting, { other: 'Dashboard (# waiting)' })}` : t`Dashboard`,
      icon: <ShieldCheck />,
      link: <Link to={waiting > 0 ? adminTab(waiting > approvalCount ? 'moderation' : 'team') : admin} />,
    },
  ];
}
