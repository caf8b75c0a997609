import type { GroupTheme } from 'schema/vocabulary';
import type { useApolloClient } from 'kit';

type Cache = ReturnType<typeof useApolloClient>['cache'];
type List = readonly { __ref: string }[];
interface Lists {
  prayerGroups: List;
  myPrayerGroups: List;
}

/** Puts a group that has just been made at the top of every list that it belongs to. */
export function placeOnTop(cache: Cache, id: number, theme: GroupTheme): void {
  const group = refer(cache, id);
  cache.modify<Lists>({
    fields: {
      prayerGroups: (list, { storeFieldName }) =>
        belongs(theme, storeFieldName) ? onTop(list, group) : list,
      myPrayerGroups: (list) => onTop(list, group),
    },
  });
}

/** Puts a group that has just been joined at the top of the member's own. */
export function placeAmongMine(cache: Cache, id: number): void {
  const group = refer(cache, id);
  cache.modify<Lists>({ fields: { myPrayerGroups: (list) => onTop(list, group) } });
}

function refer(cache: Cache, id: number) {
  return { __ref: cache.identify({ __typename: 'PrayerGroup', id })! };
}

/** The cache names each list by what it shows: `prayerGroups({"theme":"grief"})`. */
function belongs(theme: GroupTheme, storeFieldName: string): boolean {
  const given = storeFieldName.replace(/^prayerGroups\(?|\)$/g, '') || '{}';
  const { theme: shown } = JSON.parse(given) as { theme?: GroupTheme | null };
  return !shown || shown === theme;
}

function onTop(list: List, group: { __ref: string }): List {
  return [group, ...list.filter(({ __ref }) => __ref !== group.__ref)];
}
