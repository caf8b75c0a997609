import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  freshness,
  IconButton,
  Popover,
  role,
  radius,
  styled,
  useApolloClient,
  useLive,
  useLiveUpdates,
  usePageQuery,
} from 'kit';
import { memberPart } from '../account/memberPart';
import { UnreadNotificationCountDocument } from '../gen/graphql';

/** A bell with the number of unread notifications, which opens their list. */
export function Bell({ onSettings }: { onSettings: () => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unread = useUnreadCount();
  const close = () => setOpen(false);

  return (
    <Popover
      label={t`Notifications`}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          ref={button}
          label={unread > 0 ? t`${plural(unread, { other: 'Notifications, # unread' })}` : t`Notifications`}
          icon={<CountingBell count={unread} />}
        />
      }
    >
      <NotificationPanel
        onLeave={close}
        onSettings={() => {
          // The dialog returns the focus to the element that has it now, and this popover is about to close.
          button.current?.focus();
          close();
          onSettings();
        }}
      />
    </Popover>
  );
}

const NotificationPanel = memberPart(
  msg`Your notifications`,
  async () => (await import('./NotificationPanel')).NotificationPanel,
);

function useUnreadCount(): number {
  const live = useLive('notifications', freshness.notifications.poll);
  const { data, previousData } = usePageQuery(UnreadNotificationCountDocument, {}, live);
  const { cache } = useApolloClient();
  useLiveUpdates(({ unreadNotificationCount }) => {
    if (unreadNotificationCount === null) return;
    cache.writeQuery({ query: UnreadNotificationCountDocument, data: { unreadNotificationCount } });
  });
  const count = (data ?? previousData)?.unreadNotificationCount ?? 0;
  // On the icon of the installed site.
  useEffect(() => void navigator.setAppBadge?.(count).catch(() => undefined), [count]);
  return count;
}

function CountingBell({ count }: { count: number }) {
  return (
    <IconWithCount aria-hidden="true">
      <BellIcon />
      {count > 0 && <Count>{count > 99 ? '99+' : count}</Count>}
    </IconWithCount>
  );
}

const IconWithCount = styled.span`
  position: relative;
  display: grid;
`;

const Count = styled.span`
  position: absolute;
  bottom: 50%;
  inset-inline-start: 50%;
  width: max-content;
  min-width: 1.25rem;
  padding-inline: 0.25rem;
  color: ${role.inkOnAccent};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.25rem;
  background: ${role.accent};
  border-radius: ${radius.pill};
`;
