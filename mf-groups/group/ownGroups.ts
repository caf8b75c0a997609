import type { useApolloClient } from 'kit';

type Cache = ReturnType<typeof useApolloClient>['cache'];
type List = readonly { __ref: string }[];

/** Takes a group off the member's own; everybody's list keeps it. */
export function takeFromMine(cache: Cache, id: number): void {
  const without = withoutGroup(cache, id);
  cache.modify<{ myPrayerGroups: List }>({ fields: { myPrayerGroups: (list) => without(list) } });
}

/** Takes a group that is no more off every list. */
export function takeOffLists(cache: Cache, id: number): void {
  const without = withoutGroup(cache, id);
  cache.modify<{ myPrayerGroups: List; prayerGroups: List }>({
    fields: {
      myPrayerGroups: (list) => without(list),
      prayerGroups: (list) => without(list),
    },
  });
}

function withoutGroup(cache: Cache, id: number) {
  const group = cache.identify({ __typename: 'PrayerGroup', id });
  return (list: List): List => list.filter(({ __ref }) => __ref !== group);
}
