import { BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  Button,
  EmptyState,
  FailedState,
  Skeleton,
  SkeletonGroup,
  SkeletonText,
  Stack,
  styled,
  useToast,
} from 'kit';
import { NotificationLine } from './NotificationLine';
import { useNotifications } from './useNotifications';

/** What the member was told, newest first, in its four states; who sees it has read it. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { notifications, isLoading, error, hasMore, retry, loadMore, markAsRead } = useNotifications();
  const [firstAdded, setFirstAdded] = useState<number | null>(null);
  const newest = notifications?.[0];
  const newsUpTo = newest && !newest.isRead ? newest.id : null;

  useEffect(() => {
    if (newsUpTo !== null) markAsRead(newsUpTo);
  }, [newsUpTo, markAsRead]);

  if (!notifications && error) {
    return (
      <FailedState
        title="Your notifications could not be loaded"
        level={3}
        pending={isLoading}
        onRetry={retry}
      />
    );
  }
  if (!notifications) return <LoadingNotifications />;
  if (notifications.length === 0) {
    return (
      <EmptyState icon={<BellOff />} title="Nothing new yet" level={3}>
        When somebody prays with you or writes to you, you read it here.
      </EmptyState>
    );
  }
  return (
    <Stack gap={3}>
      <List aria-label="Notifications, newest first">
        {notifications.map((notification, place) => (
          <li key={notification.id} ref={place === firstAdded ? focusOnLink : undefined}>
            <NotificationLine notification={notification} onLeave={onLeave} />
          </li>
        ))}
      </List>
      {hasMore && <More onLoad={loadMore} onBegin={() => setFirstAdded(notifications.length)} />}
    </Stack>
  );
}

/** The button that asked for more may be gone, so that one reads on at the first that came. */
function focusOnLink(line: HTMLElement | null): void {
  line?.querySelector('a')?.focus();
}

function More({ onLoad, onBegin }: { onLoad: () => Promise<unknown>; onBegin: () => void }) {
  const [isLoading, setLoading] = useState(false);
  const toast = useToast();

  const load = async () => {
    onBegin();
    setLoading(true);
    try {
      await onLoad();
    } catch {
      toast({
        title: 'Error',
        description: 'More notifications could not be loaded.',
        variant: 'destructive',
      });
    } finally {
      setLoading(false);
    }
  };

  return (
    <Button pending={isLoading} isFullWidth onClick={() => void load()}>
      Load more
    </Button>
  );
}

function LoadingNotifications() {
  return (
    <SkeletonGroup label="Loading notifications">
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
