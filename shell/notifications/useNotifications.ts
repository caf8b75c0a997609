import { useQuery, useWrite } from 'kit';
import { NotificationListDocument, ReadNotificationsDocument } from './gen/graphql';
import { UnreadNotificationCountDocument } from '../gen/graphql';
import '../typePolicies';

/** The member's notifications, page by page. They are still marked as unread until the list is requested again. */
export function useNotifications() {
  const { data, error, loading, refetch, fetchMore } = useQuery(NotificationListDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const [read] = useWrite(ReadNotificationsDocument, {
    update(cache, { data: left }) {
      if (!left) return;
      cache.writeQuery({
        query: UnreadNotificationCountDocument,
        data: { unreadNotificationCount: left.readNotifications },
      });
    },
    // After a failure they stay unread until the list is opened again.
    failure: null,
  });
  const page = data?.notifications;

  return {
    notifications: page?.notifications ?? null,
    hasMore: page?.hasMore ?? false,
    isLoading: loading,
    error,
    retry: () => void refetch().catch(() => undefined),
    loadMore: () => fetchMore({ variables: { after: page?.endCursor } }),
    markAsRead: (upTo: number) => void read({ upTo }),
  };
}
