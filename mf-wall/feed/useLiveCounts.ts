import { useApolloClient, useLiveUpdates } from 'kit';

type Cache = ReturnType<typeof useApolloClient>['cache'];
type Counts = readonly { id: number; amenCount: number; commentCount: number }[];

/** Writes the counts of a live update into the prayers that are shown; nothing moves. */
export function useLiveCounts(): void {
  const { cache } = useApolloClient();
  useLiveUpdates(({ prayerCounts }) => writeCounts(cache, prayerCounts));
}

export function writeCounts(cache: Cache, counts: Counts): void {
  cache.batch({
    update() {
      for (const { id, amenCount, commentCount } of counts) {
        cache.modify({
          id: cache.identify({ __typename: 'Prayer', id }),
          fields: {
            // An amen cannot be withdrawn: a lower count was overtaken by one's own amen.
            amenCount: (known: number) => Math.max(known, amenCount),
            commentCount: () => commentCount,
          },
        });
      }
    },
  });
}
