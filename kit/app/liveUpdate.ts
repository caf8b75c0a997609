import type { ApolloCache } from '@apollo/client';
import type { WallNews } from './liveTopics';

/** What has changed since the last update, as the gateway tells it. */
export interface LiveUpdate extends WallNews {
  stats: Record<string, number> | null;
  prayerCounts: readonly { id: number; amenCount: number; commentCount: number }[];
  changedPrayers: readonly number[];
  changedChains: readonly number[];
  changedGroups: readonly number[];
  unreadNotificationCount: number | null;
}

/** Writes the numbers of an update where they are shown; nothing moves. */
export function applyUpdate(
  cache: ApolloCache,
  { stats, prayerCounts, unreadNotificationCount }: LiveUpdate,
): void {
  cache.batch({
    update() {
      if (stats) write(cache.identify({ __typename: 'Stats' }), stats);
      for (const { id, amenCount, commentCount } of prayerCounts) {
        cache.modify({
          id: cache.identify({ __typename: 'Prayer', id }),
          fields: {
            // An amen cannot be withdrawn: a lower count was overtaken by one's own amen.
            amenCount: (known: number) => Math.max(known, amenCount),
            commentCount: () => commentCount,
          },
        });
      }
      if (unreadNotificationCount !== null) write('ROOT_QUERY', { unreadNotificationCount });
    },
  });

  function write(id: string | undefined, values: Record<string, number>): void {
    const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, () => value]));
    cache.modify({ id, fields });
  }
}
