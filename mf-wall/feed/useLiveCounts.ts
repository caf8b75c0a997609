import { useApolloClient, useLiveUpdates } from 'kit';

type Cache = ReturnType<typeof useApolloClient>['cache'];
type Counts = readonly { id: number; amenCount: number; commentCount: number }[];

/** Writes the counts of live updates into the shown prayers. */
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
            // Amens cannot be withdrawn, so a lower count is older than the viewer's own amen.
            amenCount: (known: number) => Math.max(known, amenCount),
            commentCount: () => commentCount,
          },
        });
      }
    },
  });
}
