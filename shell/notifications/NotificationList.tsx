import { Trans, useLingui } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyState, FailedState, LoadMore, Skeleton, SkeletonGroup, SkeletonText, Stack, styled } from 'kit';
import { NotificationLine } from './NotificationLine';
import { useNotifications } from './useNotifications';

/** The member's notifications, newest first, in the four states of a list. Showing them marks them as read. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  const { notifications, isLoading, error, hasMore, retry, loadMore, markAsRead } = useNotifications();
  const [firstAdded, setFirstAdded] = useState<number | null>(null);
  const newest = notifications?.[0];
  const unreadUpTo = newest && !newest.isRead ? newest.id : null;

  const read = useEffectEvent(markAsRead);
  useEffect(() => {
    if (unreadUpTo !== null) read(unreadUpTo);
  }, [unreadUpTo]);

  if (!notifications && error) {
    return (
      <FailedState
        title={t`Your notifications could not be loaded`}
        level={3}
        pending={isLoading}
        onRetry={retry}
      />
    );
  }
  if (!notifications) return <LoadingNotifications />;
  if (notifications.length === 0) {
    return (
      <EmptyState icon={<BellOff />} title={t`Nothing new yet`} level={3}>
        <Trans>When somebody prays with you or writes to you, you read it here.</Trans>
      </EmptyState>
    );
  }
  return (
    <Stack gap={3}>
      <List aria-label={t`Notifications, newest first`}>
        {notifications.map((notification, index) => (
          <li key={notification.id} ref={index === firstAdded ? focusOnLink : undefined}>
            <NotificationLine notification={notification} onLeave={onLeave} />
          </li>
        ))}
      </List>
      {hasMore && (
        <LoadMore
          label={t`Load more`}
          isFullWidth
          failure={t`More notifications could not be loaded.`}
          onLoad={() => {
            setFirstAdded(notifications.length);
            return loadMore();
          }}
        />
      )}
    </Stack>
  );
}

/** The button may be gone, so the first added notification gets the focus. */
function focusOnLink(line: HTMLElement | null): void {
  line?.querySelector('a')?.focus();
}

function LoadingNotifications() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading notifications`}>
      <Stack gap={4}>
        {Array.from({ length: 4 }, (_, line) => (
          <Stack key={line} gap={2}>
            <SkeletonText lines={2} />
            <Skeleton shape="line" width="6rem" />
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
`;
