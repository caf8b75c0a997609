import { useCallback } from 'react';
import { useApolloClient, useMutation, useQuery } from 'kit';
import {
  NotificationListDocument,
  ReadNotificationsDocument,
  UnreadNotificationCountDocument,
} from '../gen/graphql';

/** What the member was told, page by page, as it is now; the dots stay until the list is read again. */
export function useNotifications() {
  const { data, error, loading, refetch, fetchMore } = useQuery(NotificationListDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.notifications;

  return {
    notifications: page?.notifications ?? null,
    hasMore: page?.hasMore ?? false,
    isLoading: loading,
    error,
    retry: () => void refetch().catch(() => undefined),
    loadMore: () =>
      fetchMore({
        variables: { after: page?.endCursor },
        updateQuery: (known, { fetchMoreResult: { notifications: next } }) => ({
          ...known,
          notifications: {
            ...next,
            notifications: [
              ...known.notifications.notifications,
              ...next.notifications.filter(
                ({ id }) => !known.notifications.notifications.some((standing) => standing.id === id),
              ),
            ],
          },
        }),
      }),
    markAsRead: useMarkAsRead(),
  };
}

function useMarkAsRead(): (upTo: number) => void {
  const { cache } = useApolloClient();
  const [read] = useMutation(ReadNotificationsDocument);

  return useCallback(
    (upTo) => {
      read({ variables: { upTo } })
        .then(({ data }) => {
          if (!data) return;
          cache.writeQuery({
            query: UnreadNotificationCountDocument,
            data: { unreadNotificationCount: data.readNotifications },
          });
        })
        // They stay unread, and are read when the list is opened the next time.
        .catch(() => undefined);
    },
    [cache, read],
  );
}
